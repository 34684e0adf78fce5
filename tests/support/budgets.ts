import type { Language } from '#lib/i18n/languages.ts';
import type { PageKind } from '#lib/pages/page-kinds.ts';
import { type PageId, pageOf } from '#lib/pages/registry.ts';

export const KIB = 1024;

/** Limits of a public page, brotli. Tests of the export and the bench hold them. */
export const BUDGETS = {
  html: 28.5 * KIB, // the aim is 28; of all pages the Russian home page alone is above, by 0.3
  css: 20 * KIB,
  /** What the framework is handed once a part of the page is to live: the page again, as data. */
  payload: 24 * KIB,
  /** Script a public page asks for before it is loaded; the framework's comes when a part of the page is to live. */
  scriptBeforeLoad: 5 * KIB,
  script: 130 * KIB,
  prefetch: 15 * KIB,
  /** What the service worker fetches at its installation, as it lies on the disk. */
  install: 1.5 * KIB * KIB,
  /** One picture of the site in its manifest. */
  screenshot: 60 * KIB,
  /** One file of an article's cover, by format. */
  cover: { avif: 24 * KIB, webp: 64 * KIB },
  /** What a first query downloads: the index of a language and the texts of six results. */
  searchIndex: 120 * KIB,
  /** From a keystroke to its results, once the index is there. */
  searchAnswerMs: 100,
  /** From opening the dashboard, nothing in the cache, to the figures of its cards. */
  dashboardMs: 1500,
  /** Script of the dashboard with its view and its chart, which comes in a part of its own. */
  dashboardScript: 330 * KIB,
  shareImage: 60 * KIB,
  layoutShift: 0.005,
  /** From a touch to the frame that answers it, on a processor slowed four times. */
  interactionMs: 200,
  /** From a press on a link somebody rested on to the first paint of that page. */
  nextPageMs: 100,
  /** Share of script text a public page has fetched until idle and not run. */
  unusedScript: 0.35,
  performance: 99,
  otherScores: 100,
  buildMemory: 2 * KIB * KIB * KIB,
  pagesPerSecond: 10,
  warmStartMs: 5000,
  textsCheckMs: 5000,
} as const;

/** Kinds that are an application: they bring the client stack, and have a budget of their own. */
const APPLICATIONS: Partial<Record<PageKind, number>> = {
  auth: 220 * KIB,
  account: 280 * KIB,
  desk: 280 * KIB,
};

/** Whether a page comes to life as a whole in the browser. */
export const isApplication = (id: PageId): boolean => pageOf(id).kind in APPLICATIONS;

/** Script of a page until all of it lives, brotli. */
export const scriptBudget = (id: PageId): number => APPLICATIONS[pageOf(id).kind] ?? BUDGETS.script;

/** Fonts on a first load. Latin letters for names come with every script; Chinese readers have their own font. */
export function fontBudget({ code, script }: Pick<Language, 'code' | 'script'>): { files: number; bytes: number } {
  if (script === 'Arab') return { files: 2, bytes: 95 * KIB };
  const hasLettersOfItsOwn = script === 'Cyrl' || code === 'tr';
  return { files: hasLettersOfItsOwn ? 2 : 1, bytes: 45 * KIB };
}
