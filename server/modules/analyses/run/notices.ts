import type { Notice } from '#lib/contract/analyses.ts';
import type { Crawl } from '../crawl/crawl.ts';

/** How a run went, where that says something about its report. */
export interface Course {
  readonly read: Crawl;
  readonly isCrawl: boolean;
  /** The start page was too much to read whole. */
  readonly isStartCut: boolean;
  /** The time was over before all was read and asked. */
  readonly isLate: boolean;
  /** A browser measured. */
  readonly isMeasured: boolean;
}

/** What a reader of the report has to know about how it came about. */
export function noticesOf({ read, isCrawl, isStartCut, isLate, isMeasured }: Course): Notice[] {
  const all: [Notice, boolean][] = [
    ['browser-missing', !isMeasured],
    ['robots-refused', read.refused > 0],
    ['page-limit', isCrawl && read.hasMore],
    ['time-limit', isLate || read.tooSlow > 0],
    ['pages-too-large', isStartCut || read.tooLarge > 0],
    ['pages-unreadable', read.unreadable > 0],
  ];
  return all.filter(([, holds]) => holds).map(([notice]) => notice);
}
