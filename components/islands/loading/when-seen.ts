/** How far from the view an island begins to load, so that its script is there when it is reached. */
const NEAR = '400px 0px';

/** Marks an island whose send button (`data-send`) was pressed before its script was there. */
const PRESSED = 'pressed';

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

/** Remembers, until the signal ends, that the send button was pressed. */
export function rememberPress(element: HTMLElement, signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[data-send]')) element.dataset[PRESSED] = '';
  };
  element.addEventListener('click', onClick, { signal });
}

/** Whether the send button was pressed before the island was alive; tells it once. */
export function takePress(inside: Element): boolean {
  const island = inside.closest<HTMLElement>(`[data-${PRESSED}]`);
  delete island?.dataset[PRESSED];
  return island !== null;
}
