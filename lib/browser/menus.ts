/*
 * What native popovers leave open. Opening, Escape and outside clicks are the browser's own work and need no script.
 */

/** Closes a menu when a link in it is followed (a fragment keeps the page) or when the focus has left it. */
export function startMenus(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) openMenuAround(target)?.hidePopover();
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof Element) || !(relatedTarget instanceof Element)) return;
    const menu = openMenuAround(target);
    if (!menu || menu.contains(relatedTarget) || relatedTarget.closest(`[popovertarget="${menu.id}"]`)) return;
    menu.hidePopover();
  });
}

const openMenuAround = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[popover]:popover-open');

/** Lets a language link keep the query and the fragment of the address at hand. */
export function startLanguageLinks(): void {
  const keepPlace = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  for (const type of ['click', 'auxclick', 'contextmenu']) document.addEventListener(type, keepPlace);
}
