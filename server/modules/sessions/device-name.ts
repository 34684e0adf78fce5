import Bowser from 'bowser';

/** Names as their makers write them; `null` for what a browser does not tell. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

export function deviceNameOf(userAgent: string): DeviceName {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}

/** `Firefox, Windows`, as a notice says it. */
export function deviceLabel(userAgent: string): string {
  const { browser, system } = deviceNameOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(', ');
}
