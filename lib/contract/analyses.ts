import * as z from 'zod';
import { CATEGORIES } from './categories.ts';
import type { FieldCode } from './errors.ts';
import { line } from './fields.ts';

/** What one run and one customer may use. The service holds them; the page says them. */
export const ANALYSIS_LIMITS = {
  pages: 50,
  redirects: 5,
  pageBytes: 2_000_000,
  fetchMs: 10_000,
  runMs: 90_000,
  underWay: 3,
  aDay: 20,
} as const;

/** Checks there are; a test counts them. */
export const CHECK_COUNT = 117;

export { CATEGORIES };
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** What a check needs: the page itself, further requests, several pages, or a real browser. */
export const Need = z.enum(['page', 'requests', 'crawl', 'browser']);
export type Need = z.infer<typeof Need>;

export const Unit = z.enum(['letters', 'words', 'ms', 'bytes', 'days', 'percent', 'count']);
export type Unit = z.infer<typeof Unit>;

/** What was seen: the tag, the header or the address itself, as it was sent. */
export const Proof = z.object({
  kind: z.enum(['tag', 'header', 'address', 'text']),
  text: z.string(),
  /** Address of the page it was seen on. */
  page: z.string().optional(),
});
export type Proof = z.infer<typeof Proof>;

const Severity = z.enum(['blocker', 'high', 'medium', 'low', 'note']);

/** One check in one run. Its name, its reason and its remedy are the texts `checks.<texts>` of `ui/analyzer.json`. */
export const Finding = z.object({
  check: z.string(),
  texts: z.string(),
  category: Category,
  need: Need,
  weight: z.number(),
  state: z.enum(['passed', 'warned', 'failed', 'noted', 'not-applicable', 'not-measured']),
  /** 0 to 1; `null` when nothing was judged. */
  score: z.number().nullable(),
  /** Only of what warned, failed or is worth a note. */
  severity: Severity.nullable(),
  /** Pages it was seen on; what holds for the whole site counts on every page that was read. */
  pages: z.int(),
  /** Part of the weight that is lost on such a page. Earlier reports lack it. */
  loss: z.number().min(0).max(1).optional(),
  /** 3 easy, 1 hard to mend. */
  ease: z.int().min(1).max(3),
  measured: z.number().optional(),
  limit: z.number().optional(),
  unit: Unit.optional(),
  proofs: z.array(Proof),
});
export type Finding = z.infer<typeof Finding>;

export const Score = z.int().min(0).max(100).nullable();

/** 0 to 100 for each ring; `null` where nothing could be measured. */
export const Scores = z.record(Category, Score);
export type Scores = z.infer<typeof Scores>;

export const Notice = z.enum([
  'browser-missing',
  'robots-refused',
  'page-limit',
  'time-limit',
  'pages-too-large',
  'pages-unreadable',
]);
export type Notice = z.infer<typeof Notice>;

/** The picture of a shared page, drawn anew by the service and kept in the report: pixels, letters of its address. */
export const SHARE_THUMBNAIL = { width: 480, height: 252, letters: 50_000, begins: 'data:image/webp;base64,' } as const;

export const Preview = z.object({
  search: z.object({ title: z.string(), description: z.string(), url: z.string() }),
  share: z.object({
    title: z.string(),
    description: z.string(),
    /** Address of the picture at the analysed site; no page loads it from there. */
    image: z.string().nullable(),
    /** That picture, small; `null` where there is none that can be drawn. Earlier reports lack it. */
    thumbnail: z
      .string()
      .regex(/^data:image\/webp;base64,/)
      .max(SHARE_THUMBNAIL.letters)
      .nullable()
      .default(null),
    site: z.string(),
  }),
});
export type Preview = z.infer<typeof Preview>;

/** What the agency can build on; never part of a score. */
export const MarketingNotes = z.object({
  analytics: z.array(z.string()),
  consent: z.array(z.string()),
  contacts: z.array(z.enum(['phone', 'email', 'whatsapp', 'telegram', 'form'])),
  social: z.array(z.string()),
  hasFeed: z.boolean(),
  hasManifest: z.boolean(),
  /** Near the top of the page: a price, and what a visitor is asked to press. Earlier reports lack both. */
  price: z.string().nullable().default(null),
  action: z.string().nullable().default(null),
});
export type MarketingNotes = z.infer<typeof MarketingNotes>;

export const AnalysisReport = z.object({
  /** Version of the rules that judged; scores of one version compare. */
  rules: z.string(),
  requestedUrl: z.string(),
  /** After redirects. */
  url: z.string(),
  measuredAt: z.iso.datetime(),
  lang: z.string().nullable(),
  overall: Score,
  scores: Scores,
  /** Per cent of the pages on which nothing failed. */
  cleanPages: z.int().min(0).max(100).nullable(),
  pages: z.array(z.object({ url: z.string(), status: z.int(), title: z.string().nullable(), failed: z.int() })),
  /** Checks to mend first: most weight on most pages for the least work. */
  first: z.array(z.string()).max(3),
  findings: z.array(Finding),
  preview: Preview.nullable(),
  notes: MarketingNotes.nullable(),
  notices: z.array(Notice),
});
export type AnalysisReport = z.infer<typeof AnalysisReport>;

const AnalysisState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);

/** Why a run has no report. No more is told, so that nobody can look around a network with it. */
export const AnalysisFailure = z.enum(['unreachable', 'not_allowed', 'too_slow', 'internal']);
export type AnalysisFailure = z.infer<typeof AnalysisFailure>;

/** The newest state of a run, as the stream of events sends it. */
export const AnalysisProgress = z.object({
  step: z.enum(['opening', 'crawling', 'asking', 'scoring']),
  /** Address that was read last. */
  url: z.string().nullable(),
  pagesRead: z.int(),
  pagesFound: z.int(),
  checksDone: z.int(),
  checksTotal: z.int(),
});
export type AnalysisProgress = z.infer<typeof AnalysisProgress>;

const invalid: { error: FieldCode } = { error: 'invalid' };
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** The address of a site as people type it, as a full one: `example.com` → `https://example.com/`. */
function fullAddress(text: string): string | null {
  const withScheme = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const { protocol, username, password, hostname, port, href } = new URL(withScheme);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isPlain = username === '' && password === '' && (port === '' || port === '80' || port === '443');
  return isWeb && isPlain && hostname.includes('.') ? href.replace(/#.*$/, '') : null;
}

export const SiteAddress = line(2000).transform((text, ctx) => {
  const address = fullAddress(text);
  if (address) return address;
  ctx.issues.push({ code: 'custom', message: invalid.error, input: text });
  return z.NEVER;
});

export const AnalysisRequest = z.strictObject({
  url: SiteAddress,
  pages: z.int().min(1).max(ANALYSIS_LIMITS.pages).default(ANALYSIS_LIMITS.pages),
});
export type AnalysisRequest = z.infer<typeof AnalysisRequest>;

export const Analysis = z.object({
  id: z.uuid(),
  url: z.string(),
  /** Pages the run may read; scores of other limits do not compare. */
  pageLimit: z.int(),
  state: AnalysisState,
  failure: AnalysisFailure.nullable(),
  overall: Score,
  /** Of a run that is done: its five rings. */
  scores: Scores.nullable(),
  /** Version of the rules that judged it; scores of one version compare. */
  rules: z.string().nullable(),
  /** Of a run that waits: how many of anybody wait before it. */
  ahead: z.int().nullable(),
  progress: AnalysisProgress.nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Analysis = z.infer<typeof Analysis>;

/** How often a site is read again by itself. */
export const Every = z.enum(['week', 'month']);
export type Every = z.infer<typeof Every>;

/** Sites of one customer that are read again by themselves. */
export const MOST_SCHEDULES = 10;

/** Points of the overall score that a run of a schedule must lose against the one before to be worth a notice. */
export const DROP_WORTH_TELLING = 5;

export const AnalysisSchedule = z.object({
  id: z.uuid(),
  url: z.string(),
  /** Host without `www.`. */
  site: z.string(),
  every: Every,
  nextAt: z.iso.datetime(),
});
export type AnalysisSchedule = z.infer<typeof AnalysisSchedule>;

/** Days that a shared report may stay open. */
export const SHARE_DAYS = [7, 30, 90] as const;
