import type { Span } from './storage-keys.ts';

/** What the service writes down, by what the privacy page calls it. */
export const RECORDS = [
  'consultation',
  'comment',
  'commentNotice',
  'account',
  'session',
  'code',
  'audit',
  'analysis',
  'order',
  'support',
  'area',
  'limit',
  'repeat',
  'job',
  'vitals',
  'pageErrors',
] as const;
export type RecordName = (typeof RECORDS)[number];

export interface StoredRecord {
  readonly name: RecordName;
  /** Tables of the service that hold it (`server/db/migrations`). */
  readonly tables: readonly string[];
  /** Until it is asked to be deleted, as long as the account lives, or at most so long. */
  readonly keptFor: 'asked' | 'account' | Span;
  readonly whose: 'visitor' | 'customer';
}

/** Every table of the service, with how long its rows stay. */
export const STORED_RECORDS: readonly StoredRecord[] = [
  { name: 'consultation', tables: ['consultations'], keptFor: 'asked', whose: 'visitor' },
  { name: 'comment', tables: ['comments', 'comment_answers'], keptFor: 'asked', whose: 'visitor' },
  { name: 'commentNotice', tables: ['comment_notices'], keptFor: { days: 180 }, whose: 'visitor' },
  {
    name: 'account',
    tables: ['users', 'identities', 'app_otps', 'recovery_codes'],
    keptFor: 'account',
    whose: 'customer',
  },
  { name: 'session', tables: ['sessions', 'known_devices'], keptFor: { days: 365 }, whose: 'customer' },
  { name: 'code', tables: ['otp_requests', 'otp_codes', 'tickets'], keptFor: { days: 1 }, whose: 'customer' },
  { name: 'audit', tables: ['audit_log'], keptFor: { days: 365 }, whose: 'customer' },
  {
    name: 'analysis',
    tables: ['analyses', 'analysis_schedules', 'analysis_shares'],
    keptFor: 'account',
    whose: 'customer',
  },
  {
    name: 'order',
    tables: [
      'orders',
      'order_events',
      'deliverables',
      'payments',
      'ledger',
      'repayments',
      'sandbox_payments',
      'invoice_counters',
    ],
    keptFor: 'account',
    whose: 'customer',
  },
  {
    name: 'support',
    tables: [
      'threads',
      'thread_messages',
      'thread_people',
      'attachments',
      'attachment_contents',
      'saved_replies',
      'presence',
    ],
    keptFor: 'account',
    whose: 'customer',
  },
  {
    name: 'area',
    tables: ['todos', 'notifications', 'feedback', 'usage_figures', 'email_links', 'push_subscriptions'],
    keptFor: 'account',
    whose: 'customer',
  },
  {
    name: 'limit',
    tables: ['rate_limits', 'request_counts', 'used_challenges', 'login_failures'],
    keptFor: { days: 1 },
    whose: 'visitor',
  },
  { name: 'repeat', tables: ['idempotency_keys'], keptFor: { hours: 48 }, whose: 'visitor' },
  { name: 'job', tables: ['jobs'], keptFor: { days: 30 }, whose: 'visitor' },
  { name: 'vitals', tables: ['vital_counts'], keptFor: { days: 90 }, whose: 'visitor' },
  { name: 'pageErrors', tables: ['page_errors'], keptFor: { days: 30 }, whose: 'visitor' },
];
