import { STORAGE_KEYS } from '../storage-keys.ts';
import { readStored, session, store } from './storage.ts';

/** What a visitor saw in this tab; sent with a consultation request, which says so (contract: `Journey`). */
export interface VisitJourney {
  pageCount: number;
  searchCount: number;
  pages: string[];
}

const MAX_PAGES = 20;
const PAGE_PATH = /^\/[A-Za-z0-9/_-]{0,120}$/;

/** Whether the contract accepts a path as a page's; an odd address is counted but not named. */
export const isPagePath = (path: string): boolean => PAGE_PATH.test(path);

const readCount = (key: string): number => {
  const count = Number(readStored(session, key));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

const readPages = (): string[] => (readStored(session, STORAGE_KEYS.pagesRead) ?? '').split(' ').filter(isPagePath);

/** The journey so far, for the consultation form. */
export const readJourney = (): VisitJourney => ({
  pageCount: readCount(STORAGE_KEYS.pageCount),
  searchCount: readCount(STORAGE_KEYS.searchCount),
  pages: readPages(),
});

const countUp = (key: string): void => store(session, key, String(readCount(key) + 1));

/** Counts a page view; of the pages, the last twenty different ones are kept in the order they were first opened. */
export function recordPage(path: string): void {
  countUp(STORAGE_KEYS.pageCount);
  const pages = readPages();
  if (!isPagePath(path) || pages.includes(path)) return;
  store(session, STORAGE_KEYS.pagesRead, [...pages, path].slice(-MAX_PAGES).join(' '));
}

/** Counts searches from any search box and carries the text to the search page as `transferQuery`. */
export function startSearchBoxes(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('role') !== 'search') return;
    countUp(STORAGE_KEYS.searchCount);
    store(session, STORAGE_KEYS.transferQuery, String(new FormData(target).get('q') ?? ''));
  });
}
