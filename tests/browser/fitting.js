// What does not fit in the window that is shown: a list of sentences, empty where all is well.
// A text that has been scrolled out of a list that scrolls inside itself is no fault; one that is cut off elsewhere is.
(screen) => {
  const MIN_LETTER = 11.9; // pixels of a letter; rounding takes a little of twelve
  const MIN_TAP = 43; // pixels of what is pressed with a finger
  const SLACK = 2;
  const ARROW = 16; // pixels of a list that opens
  const faults = [];
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const say = (what) => faults.includes(what) || faults.push(what);
  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const named = (element) =>
    [element.tagName.toLowerCase(), element.id && `#${element.id}`, typeof element.className === 'string' && element.className.split(' ')[0] && `.${element.className.split(' ')[0]}`]
      .filter(Boolean)
      .join('');
  const meets = (a, b) => a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK;
  const within = (a, b) =>
    a.left >= b.left - SLACK && a.right <= b.right + SLACK && a.top >= b.top - SLACK && a.bottom <= b.bottom + SLACK;
  const dialogs = [...document.querySelectorAll('dialog[open]')].filter((each) => each.matches(':modal'));
  const root = dialogs.at(-1) ?? document.querySelector('#app');

  // The page itself never scrolls; where nothing but a table is shown, neither does what holds it.
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    say(`the page is ${page.scrollWidth} x ${page.scrollHeight}`);
  const app = document.querySelector('#app');
  if (app.scrollWidth > app.clientWidth + 1) say(`the page is ${app.scrollWidth} wide of ${app.clientWidth}`);
  if (screen.table && app.scrollHeight > app.clientHeight + 1) say(`the table is ${app.scrollHeight} high of ${app.clientHeight}`);

  // Styles and boxes are asked for often, and nothing changes meanwhile.
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const edges = new Map();
  /** The ancestors that may cut something off, from near to far. */
  const edgesOf = (element) => {
    if (!element || element === page) return [];
    if (edges.has(element)) return edges.get(element);
    const { overflowX, overflowY, display, position } = styleOf(element);
    const drawn = element instanceof SVGElement && element.tagName !== 'svg';
    const clips = !drawn && !(overflowX === 'visible' && overflowY === 'visible') && !/contents|inline$/.test(display);
    const own = clips ? [{ element, across: overflowX, down: overflowY, box: element.getBoundingClientRect() }] : [];
    const found = position === 'fixed' ? own : [...own, ...edgesOf(element.parentElement)];
    edges.set(element, found);
    return found;
  };

  /** Whether a box can be seen, has been scrolled away, or is cut off. */
  const seen = (element, box) => {
    for (const edge of edgesOf(element)) {
      const across = box.left < edge.box.left - SLACK || box.right > edge.box.right + SLACK;
      const down = box.top < edge.box.top - SLACK || box.bottom > edge.box.bottom + SLACK;
      if ((across && /auto|scroll/.test(edge.across)) || (down && /auto|scroll/.test(edge.down))) return 'scrolled';
      if ((across && edge.across !== 'visible') || (down && edge.down !== 'visible')) return `cut off by ${named(edge.element)}`;
    }
    return within(box, window_) ? 'seen' : 'outside the window';
  };
  /** A letter is less high than its box, and lines may be set closer. */
  const inner = ({ left, right, top, bottom }) => {
    const air = (bottom - top) * 0.22;
    return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air };
  };

  const hidden = (element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
    element.closest('.for-readers, .skip, option, [inert], .flights, style, script, title') ||
    edgesOf(element).some(({ box }) => box.width <= 1.5 || box.height <= 1.5);
  const sizeOf = (element) => {
    const size = parseFloat(styleOf(element).fontSize);
    if (element instanceof SVGGraphicsElement) {
      const drawn = element.getScreenCTM();
      return drawn ? size * Math.hypot(drawn.c, drawn.d) : size;
    }
    return size * (element.currentCSSZoom ?? 1);
  };

  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || hidden(element)) continue;
    const words = short(node.data);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    // What is meant to be cut opens at a press: the line of what others did.
    const cuts = element.closest('[data-may-cut]');
    for (const box of boxes) {
      if (box.width < 1 || box.height < 1) continue;
      const how = cuts ? 'seen' : seen(element, inner(box));
      if (how === 'scrolled') continue;
      if (how !== 'seen') say(`"${words}" is ${how}`);
      texts.push({ element, words, box, cuts });
    }
    if (boxes.length && sizeOf(element) < MIN_LETTER && seen(element, inner(boxes[0])) !== 'scrolled')
      say(`"${words}" has letters of ${sizeOf(element).toFixed(1)} px`);
    if (!cuts && styleOf(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) say(`"${words}" is cut short`);
  }

  // A text over another. What is drawn twice in one drawing is drawn so on purpose.
  const layer = (element) => element.closest('.side.drawer, .menu, .all, [role=dialog], dialog') ?? root;
  for (let i = 0; i < texts.length; i++)
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.element === b.element || a.cuts || b.cuts || layer(a.element) !== layer(b.element)) continue;
      const drawing = a.element.closest('svg');
      if (drawing && drawing === b.element.closest('svg')) continue;
      if (meets(inner(a.box), inner(b.box))) say(`"${a.words}" is over "${b.words}"`);
    }

  // What is asked and what is pressed: in sight, and with nothing above it.
  const free = (element, box) => {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  };
  const inSight = (element, what) => {
    const box = element.getBoundingClientRect();
    if (!within(box, window_) || box.width < 1) return say(`${what} is not in sight`);
    const how = seen(element, box);
    if (how !== 'seen') return say(`${what} is ${how}`);
    if (!free(element, box)) say(`${what} is covered`);
  };
  if (!screen.table || !dialogs.length)
    for (const what of screen.needs) {
      const found = [...root.querySelectorAll(what)].find((each) => !hidden(each));
      if (found) inSight(found, what);
      else say(`there is no ${what}`);
    }
  // A browser cuts the words of a closed list without a sign.
  const pen = document.createElement('canvas').getContext('2d');
  for (const select of root.querySelectorAll('select')) {
    if (hidden(select)) continue;
    const { font, paddingLeft, paddingRight, appearance } = styleOf(select);
    const words = select.selectedOptions[0]?.text ?? '';
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - (appearance === 'none' ? 0 : ARROW);
    pen.font = font;
    if (pen.measureText(words).width > room + SLACK) say(`"${short(words)}" is wider than its list`);
  }
  if (screen.table && !dialogs.length) {
    const commit = document.querySelector('#commit .primary');
    if (screen.commits && !commit) say('there is no red button');
    if (commit) inSight(commit, 'the red button');
    // Its words may be long, and its box never grows.
    for (const { element, words, box } of texts)
      if (commit?.contains(element) && !within(box, commit.getBoundingClientRect())) say(`"${words}" is larger than the red button`);
    const answers = [...document.querySelectorAll('#choices [data-action]')].filter((each) => !hidden(each));
    if (screen.asks && !answers.length) say('there are no answers');
    for (const answer of answers) {
      const action = answer.dataset.action;
      const refuses = screen.refuses.includes(action.split(' ')[0]);
      if (refuses && answer.closest('[data-scrolls]')) say(`"${action}" is in the part that scrolls`);
      const how = seen(answer, answer.getBoundingClientRect());
      if (refuses) inSight(answer, `"${action}"`);
      else if (how !== 'seen' && how !== 'scrolled') say(`the answer "${action}" is ${how}`);
      else if (how === 'scrolled' && !answer.closest('[data-scrolls]')) say(`"${action}" scrolls without an edge that shows it`);
    }
    // Fingers: every button of the answers and of the bar.
    if (innerWidth < 1000)
      for (const button of document.querySelectorAll('#choices button, #commit button')) {
        const { width, height } = button.getBoundingClientRect();
        if (!hidden(button) && (width < MIN_TAP || height < MIN_TAP)) say(`${named(button)} "${short(button.textContent)}" is ${Math.round(width)} x ${Math.round(height)}`);
      }
  }

  // A notice covers nothing that is read or pressed.
  const notices = [...document.querySelectorAll('.toast, [data-notice]')].filter((each) => !hidden(each));
  if (notices.length > 1) say(`${notices.length} notices at once`);
  for (const notice of notices) {
    const box = notice.getBoundingClientRect();
    for (const each of document.querySelectorAll('#board, #commit, #choices, #hand, .side, .left')) {
      if (!notice.contains(each) && !each.contains(notice) && meets(box, each.getBoundingClientRect())) say(`a notice is over ${named(each)}`);
    }
  }
  return faults;
}
