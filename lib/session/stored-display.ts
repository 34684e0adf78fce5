import type { ThemeMode } from '../browser/appearance.ts';
import { local, readStored, store } from '../browser/storage.ts';
import { type Display, USUAL_DISPLAY } from '../format/reader-locale.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

interface StoredDisplay extends Display {
  /** The account's, as this device has last heard of it. */
  readonly appearance: ThemeMode | undefined;
}

const THEME_MODES = ['light', 'dark', 'system'] as const satisfies readonly ThemeMode[];

/** What the account's display is on this device; `undefined` before it was ever read. */
export function readDisplay(): StoredDisplay | undefined {
  const [calendar, numerals, appearance] = (readStored(local, STORAGE_KEYS.display) ?? '').split(',');
  if (calendar === undefined || numerals === undefined) return undefined;
  return {
    calendar: calendar === 'gregory' || calendar === 'persian' ? calendar : null,
    numerals: numerals === 'latin' || numerals === 'native' ? numerals : null,
    appearance: THEME_MODES.find((mode) => mode === appearance),
  };
}

const keep = ({ calendar, numerals, appearance }: StoredDisplay): void =>
  store(local, STORAGE_KEYS.display, [calendar, numerals, appearance].map((part) => part ?? '').join());

/** Keeps calendar and digits until somebody signs out (`stored-user.ts`). */
export const keepDisplay = ({ calendar, numerals }: Display): void =>
  keep({ calendar, numerals, appearance: readDisplay()?.appearance });

/** Keeps what the account's appearance is; the device's own stands beside it (`lib/browser/appearance.ts`). */
export const keepAppearance = (appearance: ThemeMode): void =>
  keep({ ...(readDisplay() ?? USUAL_DISPLAY), appearance });
