import { appendScript } from './add-script.ts';

/** Longest a busy page keeps what can wait, and what a browser without idle calls gets. */
const PATIENCE_MS = 5000;
const REST_MS = 1500;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, REST_MS);
}

/** Does what needs the whole page: a script from the browser's cache can run while the rest of the page is still on its way. */
export function afterParsing(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}

/** Does what may wait: once the page has been shown whole and has nothing better to do. */
export function afterLoad(work: () => void): void {
  const rest = (): void => whenIdle(work);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/**
 * Loads the page's second script (`idle.ts`) when the page has been shown and has nothing better to do. The
 * first one names its address and the service's; a page without one has no second script.
 */
export function loadWhenIdle(first: HTMLScriptElement | SVGScriptElement | null): void {
  const { idle, api } = first?.dataset ?? {};
  if (!idle) return;
  afterLoad(() => appendScript(idle, api ? { api } : {}));
}
