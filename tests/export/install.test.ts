import type { MetadataRoute } from 'next';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { SCHEMES } from '#lib/theme/colours.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { attribute, bytesOf, exportedPages, fileFor } from '#tests/support/exported-site.ts';

const MAX_SHORT_NAME = 12; // longer ones are cut under an icon
const MAX_NAME = 30;

const manifestIn = (code: string): MetadataRoute.Manifest =>
  JSON.parse(bytesOf(`/${code}/manifest.webmanifest`).toString('utf8'));

it.each(exportedPages().map((page) => [page.path, page] as const))(
  '%s names the manifest of its language and its icons',
  (_path, { document, language }) => {
    expect(attribute(document, 'link[rel=manifest]', 'href')).toBe(`/${language.code}/manifest.webmanifest`);
    for (const rel of ['icon', 'apple-touch-icon']) {
      expect(fileFor(attribute(document, `link[rel=${rel}]`, 'href') ?? ''), rel).toBeDefined();
    }
  },
);

describe.each(LANGUAGES)('the manifest in $code', ({ code, locale, dir }) => {
  const manifest = manifestIn(code);

  it('describes one app in the words and the direction of its language', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: `/${code}`, lang: locale, dir });
    expect(manifest.display).toBe('standalone');
    expect(manifest.theme_color).toBe(SCHEMES.light.background.default);
    expect([...(manifest.short_name ?? '')].length).toBeLessThanOrEqual(MAX_SHORT_NAME);
    expect([...(manifest.name ?? '')].length).toBeLessThanOrEqual(MAX_NAME);
    expect(manifest.description).not.toBe('');
  });

  it('shows how the site looks on a desktop and on a phone', async () => {
    const pictures = manifest.screenshots ?? [];
    expect(pictures.map(({ form_factor: form }) => form).toSorted()).toEqual(['narrow', 'wide']);
    for (const { src, sizes, label } of pictures) {
      const { width, height, format } = await sharp(bytesOf(src)).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'webp']);
      expect(bytesOf(src).length).toBeLessThanOrEqual(BUDGETS.screenshot);
      expect(label).toBe(manifest.name);
    }
  });

  it('offers shortcuts to pages that exist', () => {
    const addresses = manifest.shortcuts?.map(({ url }) => url) ?? [];
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !fileFor(address))).toEqual([]);
    expect(addresses.every((address) => address.startsWith(`/${code}`))).toBe(true);
  });
});

describe('icons', () => {
  const icons = manifestIn('en').icons ?? [];

  it.each(icons.filter(({ type }) => type === 'image/png').map((icon) => [icon.src, icon] as const))(
    '%s has the size the manifest says',
    async (src, { sizes, purpose }) => {
      const image = sharp(bytesOf(src));
      const { width, height } = await image.metadata();
      expect(`${width}x${height}`).toBe(sizes);
      const { isOpaque } = await image.stats();
      expect(isOpaque).toBe(purpose === 'maskable');
    },
  );

  it('are large enough to install and can be cut to any shape', () => {
    const sizesFor = (purpose: string) => icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
    expect(sizesFor('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(sizesFor('maskable')).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });
});
