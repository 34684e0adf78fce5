// `npm run screenshots`: takes the pictures of the manifest and of the README from the exported site. They are part of the
// repository, because whoever builds the site need not have a browser. Chinese needs a font for it on the machine.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import sharp from 'sharp';
import { SCREENSHOTS } from '#lib/install/screenshot-files.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { findBrowser } from './browser.ts';
import { enterDemo } from './enter-demo.ts';
import { startService } from './service-process.ts';

const QUALITY = 52;
const README_VIEWPORT = { width: 1280, height: 860 };
/** The chart draws itself after the figures have come. */
const DRAWN_MS = 2000;

const openContext = (browser: Browser, options: BrowserContextOptions) =>
  browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });

async function takeManifestPictures(browser: Browser, origin: string): Promise<void> {
  for (const [address, { lng, width, height, scale }] of SCREENSHOTS) {
    const viewport = { width: width / scale, height: height / scale };
    const context = await openContext(browser, { viewport, deviceScaleFactor: scale });
    const page = await context.newPage();
    await page.goto(`${origin}${pathOf('home', lng)}`, { waitUntil: 'networkidle' });
    const file = path.join('public', address);
    mkdirSync(path.dirname(file), { recursive: true });
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(file);
    console.log(`${file}: ${Math.round(size / 1024)} KB`);
    await context.close();
  }
}

/** Home page and dashboard, as the demo customer sees them. */
async function takeReadmePictures(browser: Browser, origin: string): Promise<void> {
  const context = await openContext(browser, { viewport: README_VIEWPORT, locale: 'en-US' });
  const page = await context.newPage();
  const take = async (file: string) => {
    await page.waitForTimeout(DRAWN_MS);
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toFile(file);
    console.log(`${file}: ${Math.round(size / 1024)} KB`);
  };
  await page.goto(`${origin}${pathOf('home', 'en')}`, { waitUntil: 'networkidle' });
  await take('docs/home.png');
  await enterDemo(context, origin);
  await page.goto(`${origin}${pathOf('dashboard', 'en')}`);
  await page.locator('.recharts-line').first().waitFor();
  await take('docs/dashboard.png');
  await context.close();
}

const only = process.argv[2];
const service = await startService({ demo: true });
const browser = await chromium.launch(await findBrowser());
if (only !== 'readme') await takeManifestPictures(browser, service.url);
if (only !== 'manifest') await takeReadmePictures(browser, service.url);
await browser.close();
await service.stop();
