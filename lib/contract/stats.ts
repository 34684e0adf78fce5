import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { line } from './fields.ts';

/** Counts of the dashboard's cards; each card leads to its list. */
export const readOverview = endpoint({
  method: 'GET',
  path: 'stats/overview',
  access: 'customer',
  summary: 'Counts for the cards of the dashboard.',
  reply: z.object({
    orders: z.object({ open: z.int(), waitingForYou: z.int(), finished: z.int() }),
    /** Not closed, and how many of all have an answer that was not read. */
    tickets: z.object({ open: z.int(), answered: z.int() }),
    analyses: z.object({
      done: z.int(),
      /** Score of the newest run, 0 to 100. */
      lastScore: z.int().nullable(),
    }),
    todos: z.object({ open: z.int(), completed: z.int() }),
    notifications: z.object({ unread: z.int() }),
  }),
  success: 200,
  errors: ['session_expired'],
});

export const SERIES = ['web', 'seo', 'ads', 'content'] as const;
export type Series = (typeof SERIES)[number];

const figure = z.number();

export const UsageMonth = z.object({
  /** First day and the day after the last, ISO 8601, in the calendar that was asked for. */
  from: z.iso.date(),
  until: z.iso.date(),
  web: figure,
  seo: figure,
  ads: figure,
  content: figure,
});
export type UsageMonth = z.infer<typeof UsageMonth>;

/** Something to note on the line. */
export const UsageNote = z.object({
  on: z.iso.date(),
  kind: z.enum(['order_started', 'order_delivered']),
  series: z.enum(SERIES),
  orderId: z.uuid(),
  reference: z.string(),
});
export type UsageNote = z.infer<typeof UsageNote>;

export const UsageQuery = z.strictObject({
  months: z.coerce.number().int().min(1).max(12).default(6),
  calendar: z.enum(['gregory', 'persian']).default('gregory'),
});
export type UsageQuery = z.output<typeof UsageQuery>;

/** What was done for the customer, a month a row, counted from the rows of the database; the running month is the last. */
export const readUsage = endpoint({
  method: 'GET',
  path: 'stats/usage',
  access: 'customer',
  summary: 'Four series by month, with as many months before them to compare with, and notes.',
  query: UsageQuery,
  reply: z.object({
    months: z.array(UsageMonth),
    before: z.array(UsageMonth),
    notes: z.array(UsageNote),
  }),
  success: 200,
  errors: ['validation_failed', 'session_expired'],
});

export const UsageFigures = z.strictObject({
  customerId: z.uuid(),
  /** Where they come from: `Google Ads, export of 3 May`. Figures of one source for one day replace each other. */
  source: line(60),
  figures: z
    .array(z.strictObject({ on: z.iso.date(), series: z.enum(SERIES), value: z.int().min(0).max(1_000_000_000) }))
    .min(1)
    .max(500),
});
export type UsageFigures = z.output<typeof UsageFigures>;

export const importUsage = endpoint({
  method: 'POST',
  path: 'desk/usage',
  access: 'staff',
  summary: 'Takes figures from elsewhere into the chart of a customer, for staff.',
  body: UsageFigures,
  reply: z.object({ taken: z.int() }),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'staff_only', 'not_found'],
});
