/**
 * Marks the link of the page one is on, to be spread on it. Nothing at all on the others: a page has a hundred of them,
 * and each `undefined` would travel to the browser.
 */
export const currentPage = (isCurrent: boolean): { 'aria-current'?: 'page' } =>
  isCurrent ? { 'aria-current': 'page' } : {};
