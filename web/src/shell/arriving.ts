// Parts of the page that are loaded when they are needed. After an upgrade of the server they go by other names:
// the page is loaded again then, once, and what cannot be loaded even so is said.

const MARK = 'viceregal.reloaded';
const ONCE_IN = 60_000;

/** Waits for a part; if it is not there any more, the page begins anew, and if that did not help, it fails. */
export async function arriving<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (why) {
    if (!(await beginAnew())) throw why;
    return new Promise(() => {}); // the page goes
  }
}

/** Loads the page again, if that was not just done, and if the server is there to load it from. */
async function beginAnew(): Promise<boolean> {
  if (Date.now() - Number(sessionStorage.getItem(MARK) ?? 0) < ONCE_IN) return false;
  const there = await fetch('/', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!there) return false;
  sessionStorage.setItem(MARK, String(Date.now()));
  location.reload();
  return true;
}
