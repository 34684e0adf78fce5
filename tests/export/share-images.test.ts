import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pageOf } from '#lib/pages/registry.ts';
import { SHARE_FRAME } from '#lib/share-image/share-card.ts';
import { siteUrl } from '#lib/site.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { attribute, bytesOf, exportedFiles, exportedPages } from '#tests/support/exported-site.ts';

const { w: width, h: height } = SHARE_FRAME;
const pages = exportedPages().filter(({ id }) => pageOf(id).indexed);
type Page = (typeof pages)[number];
const said = ({ document }: Page, property: string) =>
  attribute(document, `meta[property="${property}"]`, 'content') ?? '';
const pictureOf = (page: Page) => said(page, 'og:image').slice(siteUrl.length);

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('names its picture, the size of it and what it says', () => {
    expect(said(page, 'og:image')).toMatch(new RegExp(`^${siteUrl}/share/${page.language.code}/`));
    expect([said(page, 'og:image:width'), said(page, 'og:image:height')]).toEqual([`${width}`, `${height}`]);
    expect(said(page, 'og:image:alt')).toBe(page.document.querySelector('title')?.textContent);
    expect(attribute(page.document, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  });

  it(`has a picture of ${width} × ${height} with at most ${BUDGETS.shareImage / 1024} KB`, async () => {
    const bytes = bytesOf(pictureOf(page));
    expect(bytes.length).toBeLessThanOrEqual(BUDGETS.shareImage);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'jpeg' });
  });
});

it('every page has a picture of its own, and no picture is left over', () => {
  const pictures = exportedFiles().filter((file) => file.startsWith('share/'));
  expect(pictures.map((file) => `/${file}`).toSorted()).toEqual(pages.map(pictureOf).toSorted());
});
