import * as z from 'zod';
import { AnalysisFailure, Finding, Score, Scores, SiteAddress } from './analyses.ts';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { captcha } from './fields.ts';

/** What somebody without an account may have of the analyzer: one page, so long, so often from one network. */
export const TASTE_LIMITS = { runMs: 15_000, aDay: 3 } as const;

export const TasteBody = z.strictObject({ url: SiteAddress, captcha });

/** The scores of one page and what to mend first; the whole report is for customers. Nothing of it is kept. */
export const Taste = z.object({
  /** After redirects. */
  url: z.string(),
  overall: Score,
  scores: Scores,
  first: z.array(Finding.pick({ check: true, texts: true, category: true })).max(3),
  /** Checks that ask for something, and those that do not. */
  toMend: z.int(),
  passed: z.int(),
});
export type Taste = z.infer<typeof Taste>;

export const tasteSite = endpoint({
  method: 'POST',
  path: 'site-tastes',
  access: 'anyone',
  summary: `Analyzes one page for anybody, ${TASTE_LIMITS.aDay} a day, and answers when it is done: a taste, or why there is none.`,
  body: TasteBody,
  reply: z.object({ taste: Taste.nullable(), failure: AnalysisFailure.nullable() }),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'captcha_invalid'],
});
