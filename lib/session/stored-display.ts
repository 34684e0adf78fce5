import { local, readStored, store } from '../browser/storage.ts';
import type { Display } from '../format/reader-locale.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

/** What the account's display is on this device; `undefined` before it was ever read. */
export function readDisplay(): Display | undefined {
  const [calendar, numerals] = (readStored(local, STORAGE_KEYS.display) ?? '').split(',');
  if (calendar === undefined || numerals === undefined) return undefined;
  return {
    calendar: calendar === 'gregory' || calendar === 'persian' ? calendar : null,
    numerals: numerals === 'latin' || numerals === 'native' ? numerals : null,
  };
}

/** Keeps it until somebody signs out (`stored-user.ts`). */
export const keepDisplay = ({ calendar, numerals }: Display): void =>
  store(local, STORAGE_KEYS.display, `${calendar ?? ''},${numerals ?? ''}`);
