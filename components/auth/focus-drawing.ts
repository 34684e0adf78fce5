/**
 * Focuses what a guest draws in a place. A guest may draw twice, a plain button first and a frame instead of it later:
 * then the focus is lost with the first and goes to the second. Returns how to stop.
 */
export function focusDrawing(place: HTMLElement): () => void {
  const focus = (): void => (place.querySelector<HTMLElement>('button, [role="button"], iframe') ?? place).focus();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body || document.activeElement === place) focus();
  });
  focus();
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}
