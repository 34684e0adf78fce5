import * as z from 'zod';
import {
  ANALYSIS_LIMITS,
  Analysis,
  AnalysisReport,
  AnalysisRequest,
  AnalysisSchedule,
  Every,
  MOST_SCHEDULES,
  SHARE_DAYS,
  SiteAddress,
} from './analyses.ts';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS, WRITE_ERRORS } from './errors.ts';

const id = z.strictObject({ id: z.uuid() });

/**
 * Path of a stream of Server-Sent Events about one own run: `event: progress`, `data:` an `Analysis`, at the beginning
 * and with every change. It wants the access token, so a page reads it with `fetch`; it ends with the run, with the
 * session, and after 15 minutes.
 */
export const ANALYSIS_STREAM = 'analyses/:id/stream';

export const startAnalysis = endpoint({
  method: 'POST',
  path: 'analyses',
  access: 'customer',
  summary: `Queues a run for a site. ${ANALYSIS_LIMITS.underWay} under way, ${ANALYSIS_LIMITS.aDay} a day; a site that is under way already is not queued twice: that run is given, and \`isOther\` says whether it reads something else.`,
  body: AnalysisRequest,
  reply: z.object({ id: z.uuid(), isOther: z.boolean() }),
  success: 201,
  errors: [...WRITE_ERRORS, 'session_expired'],
});

export const listAnalyses = endpoint({
  method: 'GET',
  path: 'analyses',
  access: 'customer',
  summary: 'Own runs, newest first; of one site when its host is given, or of each site the newest with a score.',
  query: z.strictObject({
    site: z.string().max(260).optional(),
    newestOf: z.literal('each-site').optional(),
    cursor: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({ items: z.array(Analysis), nextCursor: z.uuid().nullable() }),
  success: 200,
  errors: ['validation_failed', 'session_expired'],
});

export const readAnalysis = endpoint({
  method: 'GET',
  path: 'analyses/:id',
  access: 'customer',
  summary: 'A run: its newest progress, and its report once it is done.',
  params: id,
  reply: Analysis.extend({
    report: AnalysisReport.nullable(),
    /** Until then a link opens it; `null` while it is nobody else's. */
    sharedUntil: z.iso.datetime().nullable(),
  }),
  success: 200,
  errors: ['validation_failed', 'session_expired', 'not_found'],
});

export const cancelAnalysis = endpoint({
  method: 'DELETE',
  path: 'analyses/:id',
  access: 'customer',
  summary: 'Ends a run that waits or is under way.',
  params: id,
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found'],
});

export const shareAnalysis = endpoint({
  method: 'POST',
  path: 'analyses/:id/share',
  access: 'customer',
  summary: 'Makes a link that opens the report of a run without signing in; an earlier link of it ends.',
  params: id,
  body: z.strictObject({ days: z.literal(SHARE_DAYS) }),
  reply: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
  success: 201,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found'],
});

export const unshareAnalysis = endpoint({
  method: 'DELETE',
  path: 'analyses/:id/share',
  access: 'customer',
  summary: 'Ends the link of a report.',
  params: id,
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found'],
});

/** A POST, so that the token stands in no address and no log. */
export const readSharedAnalysis = endpoint({
  method: 'POST',
  path: 'shared-analyses',
  access: 'anyone',
  cookieless: true,
  summary: 'The report that a link opens, for whoever has it.',
  body: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }),
  reply: z.object({ report: AnalysisReport, expiresAt: z.iso.datetime() }),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'not_found'],
});

export const listSchedules = endpoint({
  method: 'GET',
  path: 'analysis-schedules',
  access: 'customer',
  summary: 'Own sites that are read again by themselves.',
  reply: z.object({ items: z.array(AnalysisSchedule), nextCursor: z.null() }),
  success: 200,
  errors: ['session_expired'],
});

export const scheduleAnalysis = endpoint({
  method: 'POST',
  path: 'analysis-schedules',
  access: 'customer',
  summary: `Reads a site again every week or month, and tells when its score drops. One for each site, ${MOST_SCHEDULES} for each customer.`,
  body: z.strictObject({ url: SiteAddress, every: Every }),
  reply: AnalysisSchedule,
  success: 201,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'list_full'],
});

export const endSchedule = endpoint({
  method: 'DELETE',
  path: 'analysis-schedules/:id',
  access: 'customer',
  summary: 'Reads a site no more by itself.',
  params: id,
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found'],
});
