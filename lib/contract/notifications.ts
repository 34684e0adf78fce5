import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';

/** What a customer is told about. `security` and `payment` reach the bell and the mailbox whatever is chosen. */
export const NOTIFICATION_EVENTS = [
  'order_waiting',
  'order_moved',
  'payment',
  'ticket',
  'analysis',
  'security',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** Where an event reaches the customer: the bell, the mailbox, the browser's own notices. */
export const NotificationChannels = z.strictObject({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() });
export type NotificationChannels = z.infer<typeof NotificationChannels>;

export const NotificationChoices = z.strictObject(
  Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, NotificationChannels])) as Record<
    NotificationEvent,
    typeof NotificationChannels
  >, // one pair an event
);
export type NotificationChoices = z.infer<typeof NotificationChoices>;

/** Events that cannot be switched off in the bell and the mailbox. */
export const ALWAYS_TOLD: readonly NotificationEvent[] = ['security', 'payment'];

const Notification = z.object({
  id: z.uuid(),
  event: z.enum(NOTIFICATION_EVENTS),
  /** What happened, as names and ids; the page words it. Orders: `step`, `orderId`, `reference`. Security: `kind`.
   * A site that lost points: `analysisId`, `site`, `from`, `to`. */
  data: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/**
 * Path of a stream of Server-Sent Events: `event: notifications`, `data: {"unread": 3}`, at the beginning and with every
 * change. It wants the access token, so a page reads it with `fetch`; it ends with the session, and after 15 minutes.
 */
export const NOTIFICATION_STREAM = 'notifications/stream';

export const listNotifications = endpoint({
  method: 'GET',
  path: 'notifications',
  access: 'customer',
  summary: 'Own notifications, newest first, with how many are unread.',
  query: z.strictObject({
    unread: z.enum(['true', 'false']).default('false'),
    cursor: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({ items: z.array(Notification), nextCursor: z.uuid().nullable(), unread: z.int() }),
  success: 200,
  errors: ['validation_failed', 'session_expired'],
});

/** Without ids all are read. */
export const readNotifications = endpoint({
  method: 'POST',
  path: 'notifications/read',
  access: 'customer',
  summary: 'Marks notifications as read, some or all; gives how many are left.',
  body: z.strictObject({ ids: z.array(z.uuid()).max(100).optional() }),
  reply: z.object({ unread: z.int() }),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired'],
});
