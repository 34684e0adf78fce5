import type { Language } from '#lib/i18n/languages.ts';
import { type PageId, type PageKind, pageOf } from '#lib/pages/registry.ts';

export const KIB = 1024;

/** Limits of a public page, brotli, from the table. Tests of the export and the bench hold them. */
export const BUDGETS = {
  html: 28 * KIB,
  css: 20 * KIB,
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
  shareImage: 60 * KIB,
  layoutShift: 0.005,
  performance: 97,
  otherScores: 100,
  buildMemory: 2 * KIB * KIB * KIB,
  pagesPerSecond: 10,
  warmStartMs: 5000,
  textsCheckMs: 5000,
} as const;

/** Kinds that are an application: they bring the client stack, and have a budget of their own. */
const APPLICATIONS: Partial<Record<PageKind, number>> = { auth: 220 * KIB, account: 280 * KIB };

/** Whether a page comes to life as a whole in the browser. */
export const isApplication = (id: PageId): boolean => pageOf(id).kind in APPLICATIONS;

/** Script of a page before anybody does anything, brotli. */
export const scriptBudget = (id: PageId): number => APPLICATIONS[pageOf(id).kind] ?? BUDGETS.script;

/** Fonts on a first load. Latin letters for names come with every script; Chinese readers have their own font. */
export function fontBudget(script: Language['script']): { files: number; bytes: number } {
  if (script === 'Hans') return { files: 1, bytes: 45 * KIB };
  if (script === 'Arab') return { files: 2, bytes: 95 * KIB };
  if (script === 'Cyrl') return { files: 2, bytes: 45 * KIB };
  return { files: 1, bytes: 45 * KIB };
}
