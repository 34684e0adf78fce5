import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { builtPages } from '#lib/pages/registry.ts';
import { BUDGETS, fontBudget, isApplication, KIB, scriptBudget } from '#tests/support/budgets.ts';
import {
  brotliSizeOf,
  brotliSizeWithin,
  bytesOf,
  type ExportedPage,
  exportedFiles,
  exportedPages,
} from '#tests/support/exported-site.ts';

const pages = exportedPages();

const addresses = ({ document }: ExportedPage, selector: string, name: string) =>
  document.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);

/** Scripts that run before a visitor does anything; browsers of today skip `nomodule`. */
const scriptsOf = (page: ExportedPage) => addresses(page, 'script[src]:not([nomodule])', 'src');
const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
const brotliOf = (list: string[]) => total([...new Set(list)].map(brotliSizeOf));

/** Words that only the code of a client library contains. */
const CLIENT_LIBRARIES = /MuiButton|@mui\/|data-emotion|@@redux|configureStore|AxiosError|i18next|libphonenumber/;

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it(`has at most ${BUDGETS.html / KIB} KB of HTML`, () => {
    expect(brotliSizeWithin(page.html, BUDGETS.html)).toBeLessThanOrEqual(BUDGETS.html);
  });

  it(`has at most ${BUDGETS.css / KIB} KB of CSS`, () => {
    expect(brotliOf(addresses(page, 'link[rel=stylesheet]', 'href'))).toBeLessThanOrEqual(BUDGETS.css);
  });

  it(`has at most ${scriptBudget(page.id) / KIB} KB of script before any interaction`, () => {
    expect(brotliOf(scriptsOf(page))).toBeLessThanOrEqual(scriptBudget(page.id));
  });

  if (!isApplication(page.id)) {
    it('ships no client library before any interaction', () => {
      const heavy = scriptsOf(page).filter((address) => CLIENT_LIBRARIES.test(bytesOf(address).toString('utf8')));
      expect(heavy).toEqual([]);
    });
  }

  it('preloads only the fonts of its script', () => {
    const fonts = [...new Set(addresses(page, 'link[rel=preload][as=font]', 'href'))];
    const budget = fontBudget(page.language.script);
    expect(fonts.length).toBeLessThanOrEqual(budget.files);
    expect(total(fonts.map((address) => bytesOf(address).length))).toBeLessThanOrEqual(budget.bytes);
  });

  it('preloads what styles ask for, with the mode fonts need', () => {
    const links = page.document.querySelectorAll('link[rel=preload][as=font]');
    expect(links.filter((link) => link.getAttribute('crossorigin') === undefined)).toEqual([]);
  });
});

it('the export holds a bounded number of files for each page', () => {
  const perPage = exportedFiles().length / (builtPages().length * LANGUAGES.length);
  // Shared chunks, motifs and icons weigh more while there are few pages. A page's own are its HTML, the framework's
  // five, its text for the search and its share image.
  expect(perPage).toBeLessThanOrEqual(builtPages().length < 5 ? 20 : 9);
});
