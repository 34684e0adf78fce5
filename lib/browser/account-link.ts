import { findLanguageByLocale } from '#lib/i18n/languages.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { local, readStored } from './storage.ts';

/** The link's own words; an icon after them stays. */
function rename(link: HTMLAnchorElement, label: string): void {
  const words = [...link.childNodes].find((node) => node instanceof Text);
  if (words) words.textContent = label;
}

/**
 * Whoever is signed in finds the account where others find the sign-in. The word comes with the customer area's texts,
 * so that a page carries nothing for it. The page of sign-in itself is left alone: it leads on by itself.
 */
export async function showAccountLink(): Promise<void> {
  const lng = findLanguageByLocale(document.documentElement.lang);
  const links = document.querySelectorAll<HTMLAnchorElement>(`a[href="/${lng}/login"]:not([aria-current])`);
  if (links.length === 0 || !readStored(local, STORAGE_KEYS.accessToken)) return;
  const response = await fetch(`/locales/${lng}/ui/account.json`);
  const { account }: { account: string } = await response.json();
  for (const link of links) {
    link.href = `/${lng}/dashboard`;
    rename(link, account);
  }
}
