import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { builtPages, livesAtOnce } from '#lib/pages/registry.ts';
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

/** Scripts a page asks for while it loads, and its own, after the first paint; browsers of today skip `nomodule`. */
const firstScriptsOf = (page: ExportedPage) => [
  ...addresses(page, 'script[src]:not([nomodule])', 'src'),
  ...addresses(page, 'script[data-src]', 'data-src'),
];
/** The same, and those that come once the page is idle or a part of it is wanted. */
const scriptsOf = (page: ExportedPage) => [
  ...firstScriptsOf(page),
  ...['data-idle', 'data-framework'].flatMap((name) =>
    addresses(page, `script[${name}]`, name).flatMap((list) => list.split(' ')),
  ),
];
/** The first line by which an engine compiles a script while it arrives (WICG, explicit compile hints). */
const HINT = '//# allFunctionsCalledOnLoad\n';
const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
const brotliOf = (list: string[]) => total([...new Set(list)].map(brotliSizeOf));

/** Words that only the code of a client library contains. */
const CLIENT_LIBRARIES = /MuiButton|@mui\/|data-emotion|@@redux|configureStore|AxiosError|i18next|libphonenumber/;

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it(`has at most ${BUDGETS.html / KIB} KB of HTML`, () => {
    expect(brotliSizeWithin(page.html, BUDGETS.html)).toBeLessThanOrEqual(BUDGETS.html);
  });

  it(`has at most ${BUDGETS.css / KIB} KB of CSS`, () => {
    const own = page.document
      .querySelectorAll('style[data-joined]')
      .map(({ text }) => brotliSizeWithin(text, BUDGETS.css));
    expect(brotliOf(addresses(page, 'link[rel=stylesheet]', 'href')) + total(own)).toBeLessThanOrEqual(BUDGETS.css);
  });

  it(`has at most ${scriptBudget(page.id) / KIB} KB of script until all of it lives`, () => {
    expect(brotliOf(scriptsOf(page))).toBeLessThanOrEqual(scriptBudget(page.id));
  });

  if (!livesAtOnce(page.id)) {
    it(`asks for at most ${BUDGETS.scriptBeforeLoad / KIB} KB of script before it is loaded`, () => {
      expect(brotliOf(firstScriptsOf(page))).toBeLessThanOrEqual(BUDGETS.scriptBeforeLoad);
    });

    it('has one stylesheet: in a file on the home page, in itself on others', () => {
      const selector = page.id === 'home' ? 'link[rel=stylesheet]' : 'style[data-joined]';
      expect(page.document.querySelectorAll('link[rel=stylesheet], style[data-joined]')).toHaveLength(1);
      expect(page.document.querySelectorAll(selector)).toHaveLength(1);
    });

    it(`hands the framework at most ${BUDGETS.payload / KIB} KB, in a file of its own`, () => {
      expect(page.html).not.toContain('__next_f');
      const sizes = addresses(page, 'script[data-payload]', 'data-payload').map((address) =>
        brotliSizeWithin(bytesOf(address), BUDGETS.payload),
      );
      expect(total(sizes)).toBeLessThanOrEqual(BUDGETS.payload);
    });

    it('lets the framework be compiled beside the page, so that a touch need not wait for it', () => {
      const scripts = addresses(page, 'script[data-framework]', 'data-framework').flatMap((list) => list.split(' '));
      expect(scripts.filter((address) => !bytesOf(address).toString('utf8').startsWith(HINT))).toEqual([]);
    });
  }

  if (!isApplication(page.id)) {
    it('ships no client library before any interaction', () => {
      const heavy = scriptsOf(page).filter((address) => CLIENT_LIBRARIES.test(bytesOf(address).toString('utf8')));
      expect(heavy).toEqual([]);
    });
  }

  it('brings only the fonts of its script, and none before its text is painted', () => {
    const late = page.document.querySelector('style#fonts');
    expect(late?.getAttribute('media')).toBe('not all');
    expect(page.document.querySelectorAll('link[rel=preload][as=font]')).toEqual([]);
    const fonts = [...(late?.text ?? '').matchAll(/url\('([^']+)'\)/g)].map(([, address]) => address ?? '');
    expect(fonts.length).toBeGreaterThan(0);
    const budget = fontBudget(page.language);
    expect(fonts.length).toBeLessThanOrEqual(budget.files);
    expect(total(fonts.map((address) => bytesOf(address).length))).toBeLessThanOrEqual(budget.bytes);
  });
});

describe('the dashboard', () => {
  /** Class names that only the code of a chart contains, whichever of its parts it is. */
  const isChart = (text: string): boolean => /recharts-(?:line|cartesian-grid)/.test(text);
  const page = pages.find(({ path }) => path === '/en/dashboard');
  const first = page ? scriptsOf(page) : [];
  const chunks = exportedFiles().filter((file) => /^_next\/static\/chunks\/.*\.js$/.test(file));
  const chart = chunks.map((file) => `/${file}`).filter((file) => isChart(bytesOf(file).toString('utf8')));

  it('brings the chart in a part of its own', () => {
    expect(chart.length).toBeGreaterThan(0);
    expect(first.filter((address) => isChart(bytesOf(address).toString('utf8')))).toEqual([]);
  });

  it(`takes at most ${BUDGETS.dashboardScript / KIB} KB of script with it`, () => {
    expect(brotliOf([...first, ...chart])).toBeLessThanOrEqual(BUDGETS.dashboardScript);
  });
});

it('the export holds a bounded number of files for each page', () => {
  const perPage = exportedFiles().length / (builtPages().length * LANGUAGES.length);
  // Shared chunks, motifs and icons weigh more while there are few pages. A page's own are its HTML, its text for the
  // search and its share image.
  expect(perPage).toBeLessThanOrEqual(builtPages().length < 5 ? 20 : 4);
});
