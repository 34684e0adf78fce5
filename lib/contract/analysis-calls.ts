import * as z from 'zod';
import { ANALYSIS_LIMITS, Analysis, AnalysisReport, AnalysisRequest } from './analyses.ts';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS, WRITE_ERRORS } from './errors.ts';

const id = z.strictObject({ id: z.uuid() });

export const startAnalysis = endpoint({
  method: 'POST',
  path: 'analyses',
  signedIn: true,
  summary: `Queues a run for a site. ${ANALYSIS_LIMITS.underWay} under way, ${ANALYSIS_LIMITS.aDay} a day; a site that is under way already is not queued twice.`,
  body: AnalysisRequest,
  reply: z.object({ id: z.uuid() }),
  success: 201,
  errors: [...WRITE_ERRORS, 'session_expired'],
});

export const listAnalyses = endpoint({
  method: 'GET',
  path: 'analyses',
  signedIn: true,
  summary: 'Own runs, newest first; of one site when its host is given.',
  query: z.strictObject({
    site: z.string().max(260).optional(),
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
  signedIn: true,
  summary: 'A run: its newest progress, and its report once it is done.',
  params: id,
  reply: Analysis.extend({ report: AnalysisReport.nullable() }),
  success: 200,
  errors: ['validation_failed', 'session_expired', 'not_found'],
});

export const cancelAnalysis = endpoint({
  method: 'DELETE',
  path: 'analyses/:id',
  signedIn: true,
  summary: 'Ends a run that waits or is under way.',
  params: id,
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found'],
});
