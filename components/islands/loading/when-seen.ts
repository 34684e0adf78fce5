import type { ComponentType } from 'react';
import { loadChunk } from '#lib/http/load-chunk.ts';

/** How far from the view an island begins to load, so that its script is there when its form is reached. */
const NEAR = '400px 0px';

/** Event on an island's element: its script did not arrive. */
const FAILED = 'islandfailed';
/** Marks an island whose send button (`data-send`) was pressed before its script was there. */
const PRESSED = 'pressed';

/** Resolves when the element is near the view, focused, touched or pressed. */
function seen(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && finish(), { rootMargin: NEAR });
    const finish = (): void => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
    for (const sign of ['focusin', 'pointerdown'])
      element.addEventListener(sign, finish, { once: true, passive: true });
    element.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-send]')) element.dataset[PRESSED] = '';
    });
  });
}

/**
 * A loader for `React.lazy`: on the server it resolves at once, so that the island is in the HTML; in the browser it
 * waits until the island with this id is seen, and the HTML stays as it is meanwhile. When the script cannot be had it
 * tells `onIslandFailure` and stays pending, because a rejection would replace the form and what was typed into it.
 */
export function whenSeen<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  return async (): Promise<{ default: ComponentType<Props> }> => {
    if (typeof window === 'undefined') return { default: await load() };
    const element = document.getElementById(id);
    if (element) await seen(element);
    try {
      return { default: await loadChunk(load) };
    } catch {
      element?.dispatchEvent(new CustomEvent(FAILED));
      return new Promise(() => {});
    }
  };
}

/** Calls back when the island's script could not be had. Returns the way to stop listening. */
export function onIslandFailure(island: HTMLElement, callback: () => void): () => void {
  island.addEventListener(FAILED, callback);
  return () => island.removeEventListener(FAILED, callback);
}

/** Whether the send button was pressed before the island was alive; tells it once. */
export function takePress(inside: Element): boolean {
  const island = inside.closest<HTMLElement>(`[data-${PRESSED}]`);
  delete island?.dataset[PRESSED];
  return island !== null;
}
