/*
 * Storage that never throws: it is full, switched off or forbidden for some visitors, and nothing here is worth
 * breaking a page for.
 */

export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function store(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // The visitor's choice then lasts as long as the page.
  }
}

/** Every name there is something under. */
export function storedKeys(storage: () => Storage): readonly string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}

export const local = (): Storage => localStorage;
export const session = (): Storage => sessionStorage;

/** Value of a cookie that holds no encoded characters, such as a language code. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}
