import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#lib/i18n/languages.ts';
import { urlOf } from '#lib/pages/paths.ts';
import { builtPages, type PageId, pageOf } from '#lib/pages/registry.ts';
import { llmsText } from '#lib/seo/llms.ts';
import { entryMetadata, notFoundMetadata, pageMetadata } from '#lib/seo/metadata.ts';
import { siteUrl } from '#lib/site.ts';

const seo = { title: 'T', description: 'D' };

describe('pageMetadata', () => {
  it('names the page once, in every language, and who decides otherwise', () => {
    const { alternates } = pageMetadata('about-us', 'fa', seo);
    expect(alternates?.canonical).toBe(`${siteUrl}/fa/about-us`);
    expect(Object.keys(alternates?.languages ?? {})).toEqual([...LANGUAGE_CODES, 'x-default']);
    expect(alternates?.languages).toMatchObject({
      de: `${siteUrl}/de/about-us`,
      'x-default': `${siteUrl}/en/about-us`,
    });
  });

  it('lets "/" decide for the home page', () => {
    expect(pageMetadata('home', 'en', seo).alternates?.languages).toMatchObject({ 'x-default': `${siteUrl}/` });
    expect(entryMetadata().alternates?.languages).toMatchObject({ 'x-default': `${siteUrl}/` });
  });

  it('keeps pages that are nobody else’s business out of search engines', () => {
    const { robots, alternates } = pageMetadata('search', 'en', seo);
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates?.languages).toBeUndefined();
    expect(pageMetadata('home', 'en', seo).robots).toBeUndefined();
  });

  it('describes the page to those who share it', () => {
    const { openGraph } = pageMetadata('home', 'ar', seo);
    expect(openGraph).toMatchObject({ title: 'T', description: 'D', url: `${siteUrl}/ar`, locale: 'ar_AE' });
  });
});

describe('the share image', () => {
  const imageOf = (id: PageId, lng: LanguageCode) => [pageMetadata(id, lng, seo).openGraph?.images].flat()[0];

  it('is one a page and language, with its size and its words', () => {
    const image = imageOf('about-us', 'ar');
    expect(image).toMatchObject({ width: 1200, height: 630, alt: 'T' });
    expect(JSON.stringify(image)).toContain(`${siteUrl}/share/ar/about-us.`);
    expect(pageMetadata('about-us', 'ar', seo).other).toEqual({ 'twitter:card': 'summary_large_image' });
    const all = LANGUAGE_CODES.map((lng) => JSON.stringify(imageOf('about-us', lng)));
    expect(new Set(all).size).toBe(LANGUAGE_CODES.length);
  });

  it('is none for a page that nobody shares', () => {
    expect(imageOf('search', 'en')).toBeUndefined();
    expect(pageMetadata('search', 'en', seo).other).toEqual({ 'twitter:card': 'summary' });
  });
});

describe('notFoundMetadata', () => {
  it.each(LANGUAGE_CODES)('is not listed and has no address of its own (%s)', (lng) => {
    const metadata = notFoundMetadata(lng);
    expect(metadata.robots).toEqual({ index: false, follow: true });
    expect(metadata.alternates).toBeUndefined();
  });
});

describe('llms.txt', () => {
  it('has one title, a summary, and every listed page of the original language with what it is about', () => {
    const text = llmsText();
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    expect(text.match(/^# /gm)).toHaveLength(1);
    const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+?)\): \S/gm)].map(([, address]) => address);
    const listed = builtPages().filter((id) => pageOf(id).indexed);
    expect(links).toEqual(expect.arrayContaining(listed.map((id) => urlOf(id, 'en'))));
    for (const code of LANGUAGE_CODES) expect(text).toContain(`(${siteUrl}/${code})`);
  });
});
