const EVENT = 'site:loading';

/**
 * Shows the top loading bar until the returned function is called. Calls are counted, so that the bar stays while
 * any of several is under way; ending one twice counts once.
 */
export function startLoading(): () => void {
  report(1);
  let isOver = false;
  return () => {
    if (!isOver) report(-1);
    isOver = true;
  };
}

const report = (step: 1 | -1): void => void document.dispatchEvent(new CustomEvent<number>(EVENT, { detail: step }));

/** Draws the bar: listens to the counter, to links that leave the page, and clears when the page comes back. */
export function startLoadingBar(bar: HTMLElement | null): void {
  let loading = 0;
  const count = (next: number): void => {
    loading = Math.max(0, next);
    if (bar) bar.hidden = loading === 0;
  };
  document.addEventListener(EVENT, (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'number') count(loading + event.detail);
  });
  document.addEventListener('click', (event) => {
    if (leavesPage(event)) count(loading + 1);
  });
  // Back from the page cache, or the visitor stopped the navigation with Escape.
  window.addEventListener('pageshow', () => count(0));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && count(0));
}

/** Whether a click opens another page of the site in this tab. */
function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return false;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
