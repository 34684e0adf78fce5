/** Longest a busy page keeps what can wait, and what a browser without idle calls gets. */
const PATIENCE_MS = 5000;
const REST_MS = 1500;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, REST_MS);
}

/**
 * Loads the page's second script (`idle.ts`) when the page has been shown and has nothing better to do. It gets the
 * data of the first one, which names its address; a page without one has no second script.
 */
export function loadWhenIdle(first: HTMLScriptElement | SVGScriptElement | null): void {
  const { idle, ...data } = first?.dataset ?? {};
  if (!idle) return;
  const load = (): void => {
    const script = document.createElement('script');
    script.src = idle;
    Object.assign(script.dataset, data);
    document.head.append(script);
  };
  const rest = (): void => whenIdle(load);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
