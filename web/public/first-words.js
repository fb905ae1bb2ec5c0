// Runs before the page's own script, while that is still on its way: which languages there are (the server writes them
// into the page), which of them the reader wants, and their words are asked for at once.

(() => {
  const languages = JSON.parse(document.getElementById('languages')?.textContent ?? '[]');
  const kept = () => {
    try {
      return [JSON.parse(localStorage.getItem('viceregal.lang') ?? 'null')];
    } catch {
      return []; // a browser that keeps nothing, or something that is no language
    }
  };
  const find = (wanted) => {
    const key = String(wanted).toLowerCase();
    return languages.find(({ lang }) => key === lang || key.startsWith(lang + '-'))?.lang;
  };
  const lang = [...kept(), ...navigator.languages].map(find).find(Boolean) ?? 'en';
  const words = fetch(`/api/words/${lang}?drawn=true&game=`).then((answer) => (answer.ok ? answer.json() : null));
  globalThis.viceregal = { languages, lang, words: words.catch(() => null) };
})();
