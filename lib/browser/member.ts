import { findLanguageByLocale } from '#lib/i18n/languages.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { leadOrders } from './member-orders.ts';
import { local, readStored } from './storage.ts';

/**
 * Marks `<html>` with `data-member` while somebody is signed in here, as the first-paint script has done before: a page has
 * what is for members and what is for guests (`data-for`), and the style sheet shows one of them.
 */
export function markMember(): void {
  const isMember = Boolean(readStored(local, STORAGE_KEYS.accessToken));
  document.documentElement.toggleAttribute('data-member', isMember);
  const lng = findLanguageByLocale(document.documentElement.lang);
  if (lng) leadOrders(lng, isMember);
}

/** Keeps the mark right: another tab signs in or out, or the page comes back out of the browser's cache. */
export function followMember(): void {
  markMember();
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.accessToken || key === null) markMember();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) markMember();
  });
}
