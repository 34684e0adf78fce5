import { type RefObject, useEffect } from 'react';

/** What can be typed into, in the order in which a form offers it. */
const FIELD = 'textarea:enabled, input:enabled:not([type=file])';

/** Where somebody is sent whose place is gone: what is chosen of a list, else the part of the page that changes. */
const HOMES = ['ol a[aria-current]', '[data-focus-home]'] as const;

/** Browsers before 2024 do not tell; there an element that is in the page counts. */
const isThere = (element: Element): boolean =>
  element.isConnected && (typeof element.checkVisibility !== 'function' || element.checkVisibility());

function ancestorsOf(element: Element, root: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one && root.contains(one); one = one.parentElement) found.push(one);
  return found;
}

/** The nearest place that is left around what is gone. */
function homeOf(around: readonly HTMLElement[], root: HTMLElement): HTMLElement | undefined {
  for (const one of around.filter(isThere)) {
    const field = one.matches('form') ? one.querySelector<HTMLElement>(FIELD) : null;
    if (field) return field;
    if (one.hasAttribute('tabindex')) return one;
  }
  const homes = HOMES.flatMap((home) => [...root.querySelectorAll<HTMLElement>(home)]);
  return homes.find(isThere);
}

/**
 * Keeps the keyboard where somebody works: when the element that had the focus is taken away by what it did, its
 * neighbourhood gets the focus instead of nothing (WCAG 2.4.3). Elements with `data-focus-home` need a `tabindex`.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    let last: Element | undefined;
    let around: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      around = ancestorsOf(target, current);
    };
    const look = () => {
      const { activeElement, body } = document;
      if (!last || (activeElement !== body && activeElement !== last) || isThere(last)) return;
      homeOf(around, current)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true, subtree: true });
    current.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      current.removeEventListener('focusin', remember);
    };
  }, [root]);
}
