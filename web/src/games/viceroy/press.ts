// A drawing that is pressed like a button, with the keyboard too.

export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const drawing = event.currentTarget as Element | null;
  if (event.key === 'Enter' && drawing?.getAttribute('aria-pressed') === 'true') return; // meant for the red button
  event.preventDefault();
  event.stopPropagation();
  act();
}
