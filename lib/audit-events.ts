/** What may be written down around signing in, paying and the desk; there the person is who of the staff did it. */
export const AUDIT_EVENTS = [
  'otp-sent',
  'otp-send-failed',
  'otp-right',
  'otp-wrong',
  'signed-up',
  'signed-in',
  'sign-in-failed',
  'app-otp-wrong',
  'recovery-code-used',
  'confirmed',
  'signed-out',
  'sessions-ended',
  'session-reused',
  'password-changed',
  'phone-linked',
  'identity-linked',
  'identity-unlinked',
  'app-otp-enabled',
  'app-otp-removed',
  'recovery-codes-renewed',
  'role-changed',
  'email-changing',
  'email-verified',
  'account-deletion',
  'account-kept',
  'payment-started',
  'payment-paid',
  'payment-surplus',
  'payment-mismatch',
  'payment-unclear',
  'payment-confirmed',
  'consultation-changed',
  'consultation-deleted',
  'comment-decided',
  'comment-answered',
  'comment-deleted',
  'order-step',
  'usage-imported',
  'reply-saved',
  'reply-removed',
  'ticket-merged',
  'job-retried',
  'page-error-marked',
] as const;

export type AuditEvent = (typeof AUDIT_EVENTS)[number];

const KNOWN: ReadonlySet<string> = new Set(AUDIT_EVENTS);

/** Whether a row's name is one of today's: rows are kept for a year and may have a name that is no longer written. */
export const isAuditEvent = (name: string): name is AuditEvent => KNOWN.has(name);
