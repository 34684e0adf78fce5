import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { locale, pagePath } from './fields.ts';

/** What the field measures (web.dev/vitals): milliseconds, but for `CLS`, which is a score. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** Beyond ten minutes a page was asleep, not slow. */
const MAX_VALUE = 600_000;

const Sample = z.strictObject({ name: z.enum(VITAL_NAMES), value: z.number().min(0).max(MAX_VALUE) });

/** One page view, as it was when the visitor left: no id, no address beyond the path. */
export const VitalsBody = z.strictObject({
  page: pagePath,
  samples: z
    .array(Sample)
    .min(1)
    .max(VITAL_NAMES.length)
    .refine((samples) => new Set(samples.map(({ name }) => name)).size === samples.length),
});
export type VitalsBody = z.infer<typeof VitalsBody>;

export const sendVitals = endpoint({
  method: 'POST',
  path: 'vitals',
  access: 'anyone',
  cookieless: true,
  summary: 'Counts how fast a page was for a visitor who leaves it. Nothing of the visitor is sent or kept.',
  body: VitalsBody,
  reply: z.object({}),
  success: 200,
  errors: ['xsrf_invalid', 'validation_failed', 'payload_too_large', 'unsupported_media_type'],
});

const VitalSummary = z.object({
  /** Kind of page in the page registry: `home`, `service`. */
  kind: z.string(),
  locale,
  name: z.enum(VITAL_NAMES),
  samples: z.int(),
  /** Three of four visits were at least this fast; within five per cent. */
  p75: z.number(),
  /** Share of visits that count as good, 0 to 1. */
  good: z.number(),
});
export type VitalSummary = z.infer<typeof VitalSummary>;

export const readVitals = endpoint({
  method: 'GET',
  path: 'desk/vitals',
  access: 'staff',
  summary: 'How fast pages were for visitors, by kind of page and language. Staff only.',
  query: z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(28) }),
  reply: z.object({ items: z.array(VitalSummary), nextCursor: z.null() }),
  success: 200,
  errors: ['session_expired', 'staff_only', 'validation_failed'],
});
