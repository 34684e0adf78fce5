import type { SecurityNoticeKey } from '#lib/notifications/notice-key.ts';

/** What an account's owner is told about. */
export type NoticeKind =
  | 'new-device'
  | 'session-reused'
  | 'password-changed'
  | 'failed-logins'
  | 'phone-changed'
  | 'identity-linked'
  | 'app-otp-enabled'
  | 'app-otp-removed'
  | 'email-changing'
  | 'account-deletion'
  | 'account-kept';

/** Why the staff hears of an order. */
export type StaffReason =
  | 'requested'
  | 'files'
  | 'changes'
  | 'approved'
  | 'cancelled'
  | 'paid'
  | 'surplus'
  | 'mismatch'
  | 'unclear';

/** Sentences that are mailed and shown as a browser's notice. */
export type NoticeTextKey =
  | SecurityNoticeKey
  | 'orderConfirmed'
  | 'orderPayment'
  | 'orderStarted'
  | 'orderWaiting'
  | 'orderDelivered'
  | 'orderCancelled'
  | 'orderShown'
  | 'orderDue'
  | 'paymentArrived'
  | 'paymentSurplus'
  | 'paymentRepaid'
  | 'ticketAnswered'
  | 'ticketClosed'
  | 'analysisDropped';

/** Every kind of job and what it carries: ids and what its words name; whom it goes to only sealed, for dead letters are read. */
export interface JobPayloads {
  'consultation-mail': { readonly consultationId: string };
  'otp-delivery': { readonly codeId: string };
  'account-notice': {
    readonly userId: string;
    readonly kind: NoticeKind;
    readonly device?: string;
    readonly sealedTo?: string;
  };
  analysis: { readonly analysisId: string };
  'analysis-schedule': { readonly scheduleId: string };
  'payment-check': { readonly paymentId: string };
  'notification-mail': {
    readonly userId: string;
    readonly key: NoticeTextKey;
    readonly data: Readonly<Record<string, string>>;
  };
  'order-mail': { readonly orderId: string; readonly reason: StaffReason };
  'push-notice': {
    readonly subscriptionId: string;
    readonly key: NoticeTextKey;
    readonly data: Readonly<Record<string, string>>;
  };
  /** To the customer, or to somebody who was copied in. */
  'ticket-mail': { readonly messageId: string; readonly personId: string | null };
  /** To somebody who was copied in: what was said before. */
  'ticket-introduction': { readonly personId: string };
  'ticket-staff-mail': { readonly messageId: string };
  /** To whoever wrote the comment and wants to hear of answers. */
  'comment-mail': { readonly answerId: string };
  'feedback-mail': { readonly feedbackId: string };
  'email-link': { readonly linkId: string };
  'account-erase': { readonly userId: string };
}
export type JobKind = keyof JobPayloads;

/**
 * What may wait for a minute or two, for a mail server, or for a push service that a browser named, waits in a lane of its
 * own; everything else is `quick`, so that no code and no payment stands behind it.
 */
export const LANE_KINDS = {
  long: ['analysis'],
  push: ['push-notice'],
  mail: [
    'account-notice',
    'comment-mail',
    'consultation-mail',
    'email-link',
    'feedback-mail',
    'notification-mail',
    'order-mail',
    'ticket-mail',
    'ticket-staff-mail',
  ],
} as const satisfies Readonly<Record<string, readonly JobKind[]>>;
type OwnLane = keyof typeof LANE_KINDS;
export type Lane = OwnLane | 'quick';

const LANE_OF = new Map<JobKind, OwnLane>(
  (Object.keys(LANE_KINDS) as OwnLane[]).flatMap((lane) => LANE_KINDS[lane].map((kind) => [kind, lane] as const)), // its own keys
);

/** The lane a kind of job waits in. */
export const laneOf = (kind: JobKind): Lane => LANE_OF.get(kind) ?? 'quick';

/** What a handler learns about its run. Runs may repeat (a crash after the work, before the tick), so handlers bear it. */
export interface JobRun {
  /** Stays the same over all tries: use it where the other side can tell a repetition. */
  readonly id: string;
  readonly attempt: number;
}

export type JobHandlers = { readonly [Kind in JobKind]: (payload: JobPayloads[Kind], run: JobRun) => Promise<void> };
