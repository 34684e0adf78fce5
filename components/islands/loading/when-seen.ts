/** How far from the view an island begins to load, so that its script is there when it is reached. */
const NEAR = '400px 0px';

/** Resolves when the element is near the view, focused or touched. Never, when the signal ends first. */
export function whenSeen(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && finish(), { rootMargin: NEAR });
    const finish = (): void => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
    for (const sign of ['focusin', 'pointerdown']) element.addEventListener(sign, finish, { once: true, signal });
  });
}

/** Whether the send button was pressed before the part was alive (`lib/browser/live-parts.ts` saw it); tells it once. */
export function takePress(inside: Element): boolean {
  const island = inside.closest<HTMLElement>('[data-pressed]');
  delete island?.dataset.pressed;
  return island !== null;
}
