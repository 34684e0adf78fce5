// `npm run screenshots`: takes the pictures of the manifest from the exported site. They are part of the repository,
// because whoever builds the site need not have a browser. Chinese needs a font for it on the machine.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { SCREENSHOTS } from '#lib/install/screenshot-files.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { findBrowser } from './browser.ts';
import { startService } from './service-process.ts';

const QUALITY = 52;

const service = await startService();
const browser = await chromium.launch(await findBrowser());
for (const [address, { lng, width, height, scale }] of SCREENSHOTS) {
  const viewport = { width: width / scale, height: height / scale };
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${service.url}${pathOf('home', lng)}`, { waitUntil: 'networkidle' });
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1024)} KB`);
  await context.close();
}
await browser.close();
await service.stop();
