import { STORAGE_KEYS } from '../storage-keys.ts';
import { local, readStored, store } from './storage.ts';

const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** A saved mode; anything else means the device decides. */
const parseThemeMode = (value: string | null): ThemeMode => THEME_MODES.find((mode) => mode === value) ?? 'system';

/** Marks `<html>` so that the theme's variables follow; with neither mark the device decides, without a script. */
function markRoot(mode: ThemeMode): void {
  const root = document.documentElement;
  root.toggleAttribute('data-light', mode === 'light');
  root.toggleAttribute('data-dark', mode === 'dark');
}

/** Colours of the browser's own bars: one `<meta name="theme-color">` a scheme, light first (root layout). */
function markBars(mode: ThemeMode): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, meta] of metas.entries()) {
    const scheme = index === 0 ? 'light' : 'dark';
    meta.media = mode === 'system' ? `(prefers-color-scheme: ${scheme})` : mode === scheme ? 'all' : 'not all';
  }
}

function show(mode: ThemeMode): void {
  markRoot(mode);
  markBars(mode);
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-look] input'))
    radio.checked = radio.value === mode;
}

/** The mode this device was left in. */
export const savedMode = (): ThemeMode => parseThemeMode(readStored(local, STORAGE_KEYS.themeMode));

/** Shows a mode, here and on the next pages. */
export function chooseMode(mode: ThemeMode): void {
  store(local, STORAGE_KEYS.themeMode, mode);
  show(mode);
}

/** Calls back with what is chosen in any appearance switch of the page. Returns what stops it. */
export function watchSwitches(onChoose: (mode: ThemeMode) => void): () => void {
  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.closest('[data-look]')) onChoose(parseThemeMode(target.value));
  };
  document.addEventListener('change', onChange);
  return () => document.removeEventListener('change', onChange);
}

/** Keeps every appearance switch of the page, and those of other tabs, on the saved mode; saves a change at once. */
export function startAppearance(): void {
  show(savedMode());
  watchSwitches(chooseMode);
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.themeMode || key === null) show(savedMode());
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(savedMode());
  });
}
