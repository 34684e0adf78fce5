/**
 * On a telephone the navigation is a strip wider than the screen: brings the entry of this page to its middle. The strip
 * alone is moved, whatever place of the page its reader has come back to.
 */
export function showCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!strip || !current) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollBy({ left: current.left + current.width / 2 - left - width / 2, behavior: 'instant' });
}
