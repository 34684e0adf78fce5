import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Where a program and its arguments are. */
export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** A Chromium the machine has: the one of the setting, Playwright's own, or one on the path. */
function installedChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => NAMES.map((name) => path.join(dir, name)));
  return [process.env.CHROME_PATH, chromium.executablePath(), ...onPath].find((file) => file && existsSync(file));
}

/**
 * The browser for tests and measurements. Where the machine has none, the registry's package carries one for Linux,
 * so that a fresh clone needs no download besides its packages.
 */
export async function findBrowser(): Promise<Browser> {
  const installed = installedChromium();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (installed) return { executablePath: installed, args: sandbox };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: packaged.args };
}
