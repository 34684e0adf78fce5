import sharp from 'sharp';
import { expect, test } from 'vitest';
import { AnalysisReport, SHARE_THUMBNAIL } from '#lib/contract/analyses.ts';
import { thumbnailOf } from '#server/modules/analyses/ask/thumbnail.ts';
import { analyse } from '#server/modules/analyses/run/analyse.ts';
import { type Route, startLocalSite } from '../support/local-site.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#bfa268' } });
const bytesOf = (address: string | null): Buffer =>
  Buffer.from(address?.slice(SHARE_THUMBNAIL.begins.length) ?? '', 'base64');
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="http://a.test/x.png"/></svg>';

test.each([
  ['PNG', () => plain(1200, 630).png().toBuffer()],
  [
    'JPEG',
    () =>
      plain(1200, 630)
        .withExif({ IFD0: { Artist: 'Mina' } })
        .jpeg()
        .toBuffer(),
  ],
  ['WebP', () => plain(1200, 630).webp().toBuffer()],
])('a %s is drawn anew, small, with nothing else of it', async (_, make) => {
  const address = await thumbnailOf(await make());
  expect(address?.startsWith(SHARE_THUMBNAIL.begins)).toBe(true);
  const drawn = bytesOf(address);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 480, height: 252 });
  expect(await sharp(drawn).metadata()).not.toHaveProperty('exif');
  expect(drawn.toString('latin1')).not.toContain('Mina');
});

test('a small picture stays as it is, a tall one fits in', async () => {
  expect(await sharp(bytesOf(await thumbnailOf(await plain(40, 20).png().toBuffer()))).metadata()).toMatchObject({
    width: 40,
    height: 20,
  });
  expect(await sharp(bytesOf(await thumbnailOf(await plain(300, 900).png().toBuffer()))).metadata()).toMatchObject({
    width: 84,
    height: 252,
  });
});

test.each([
  ['an SVG', async () => Buffer.from(SVG)],
  ['an SVG behind a mark of XML', async () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['a page', async () => Buffer.from('<!doctype html><title>Not found</title>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['a GIF', () => plain(9, 9).gif().toBuffer()],
  ['half a picture', async () => (await plain(1200, 630).jpeg().toBuffer()).subarray(0, 4000)],
  ['a PNG of its first bytes alone', async () => (await plain(9, 9).png().toBuffer()).subarray(0, 24)],
  ['more pixels than anybody needs', () => plain(5000, 4000).png().toBuffer()],
])('%s is not drawn', async (_, make) => {
  expect(await thumbnailOf(await make())).toBeNull();
});

test('what would be too much for a report is left out', async () => {
  const noise = sharp({
    create: {
      width: 1200,
      height: 630,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });
  const address = await thumbnailOf(await noise.resize(480, 252, { kernel: 'nearest' }).png().toBuffer());
  expect(address).toBeNull();
});

async function reportOf(picture: Route) {
  const site = await startLocalSite((url) => ({
    '/': `<!doctype html><html lang="en"><head><title>Lamps</title><meta property="og:image" content="${url}/s.png"></head></html>`,
    '/s.png': picture,
  }));
  const signal = new AbortController().signal;
  const deps = { policy: site.policy, now: new Date(), signal, onProgress: () => undefined };
  try {
    return AnalysisReport.parse(await analyse({ url: `${site.url}/`, pages: 1 }, deps)).preview?.share;
  } finally {
    await site.close();
  }
}

test('a report carries the picture that its page is shared with', async () => {
  const type = { 'content-type': 'image/png' };
  const body = await plain(1200, 630).png().toBuffer();
  const share = await reportOf({ headers: type, body });
  expect(share?.image).toMatch(/\/s\.png$/);
  expect(await sharp(bytesOf(share?.thumbnail ?? null)).metadata()).toMatchObject({ format: 'webp', width: 480 });
  expect((await reportOf({ headers: type, body: SVG }))?.thumbnail).toBeNull();
  expect((await reportOf({ status: 404, headers: type, body }))?.thumbnail).toBeNull();
});
