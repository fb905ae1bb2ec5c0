// A name that is a little too long for its place is set narrower, as printers do, rather than cut off.
const NARROWEST = 0.66;

/** Use on a block that holds a name alone: `use:squeezed={name}`, so that another name is looked at, too. */
export const squeezed: (node: HTMLElement, name: string) => { update: () => void; destroy: () => void } = (node) => {
  function fit(): void {
    const room = node.clientWidth;
    const share = room && node.scrollWidth > room ? Math.max(NARROWEST, room / node.scrollWidth) : 1;
    node.style.scale = share < 1 ? `${share} 1` : '';
  }
  const watching = new ResizeObserver(fit);
  watching.observe(node);
  return { update: () => requestAnimationFrame(fit), destroy: () => watching.disconnect() };
};
