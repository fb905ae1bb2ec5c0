// Opening a dialog over the page, and going back to where the keyboard was.

/**
 * Opens it; what is returned closes it. A dialog that is taken off the page gives the focus back to nobody, so that
 * is done here: to what had it before or, where that has gone, to the question.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    const now = document.activeElement;
    if (now && now !== document.body && !dialog.contains(now)) return; // it was sent elsewhere
    if (!before || before === document.body) return;
    const to = before.isConnected ? before : document.getElementById('question');
    if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
  };
}
