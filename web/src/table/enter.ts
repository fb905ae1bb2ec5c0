// Enter gives what is chosen, wherever the focus is: on nothing, or on what was pressed to choose it.

const OWN = 'button, a, [role=button], [role=gridcell]';
const CHOOSES = '[data-action], [data-card], [data-place], [data-circle]';

/** Whether this Enter is meant for the red button. A key that is held chooses and does not give. */
export function givesDeed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.repeat) return false;
  const own = event.target instanceof Element ? event.target.closest(OWN) : null;
  return !own || (own.matches(CHOOSES) && own.getAttribute('aria-pressed') === 'true');
}

/** Whatever had the focus before would take the Enter that is meant for what a key has chosen. */
export function letGo({ target }: Event): void {
  if (target instanceof HTMLElement || target instanceof SVGElement) target.blur();
}
