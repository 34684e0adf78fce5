import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Where a browser is and what it is started with. */
export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  // A page that a test has answered in the server's place may still call services on the loopback.
  '--disable-features=LocalNetworkAccessChecks',
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const LIBRARY_FOLDERS = ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib', '/lib64'];

/** A Chromium the machine has: the one of the setting, Playwright's own, or one on the path. */
function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [process.env.CHROME_PATH, chromium.executablePath(), ...onPath].find((file) => file && existsSync(file));
}

/** The registry's Chromium for Linux; it brings its own NSS libraries for machines that lack them. */
async function packagedChromium(): Promise<string> {
  const hasLibraries = LIBRARY_FOLDERS.some((folder) => existsSync(path.join(folder, 'libnss3.so')));
  // The package unpacks them only where this variable names a runtime without them.
  if (!hasLibraries) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/**
 * The browser for tests and measurements. Where the machine has none, a package of the registry carries one,
 * so that a fresh clone needs no download besides its packages.
 */
export async function findBrowser(): Promise<Browser> {
  return {
    executablePath: installedChromium() ?? (await packagedChromium()),
    args: ARGUMENTS,
  };
}
