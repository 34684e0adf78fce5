import * as z from 'zod';
import {
  ALWAYS_TOLD,
  NOTIFICATION_EVENTS,
  type NotificationChannels,
  NotificationChoices,
  type NotificationEvent,
} from '#lib/contract/notifications.ts';

/** What a customer gets who has chosen nothing. */
const USUAL: NotificationChoices = {
  order_waiting: { inApp: true, email: true, push: true },
  order_moved: { inApp: true, email: false, push: false },
  payment: { inApp: true, email: true, push: false },
  ticket: { inApp: true, email: true, push: true },
  analysis: { inApp: true, email: false, push: false },
  security: { inApp: true, email: true, push: false },
};

/** What was saved of events that are no more is passed over. */
const Saved = z.object(NotificationChoices.shape).partial().catch({});

function channelsOf(event: NotificationEvent, chosen: NotificationChannels | undefined): NotificationChannels {
  const channels = chosen ?? USUAL[event];
  return ALWAYS_TOLD.includes(event) ? { ...channels, inApp: true, email: true } : channels;
}

/** The choices that hold: the saved ones, the usual where none is saved, and what cannot be switched off. */
export function choicesOf(saved: unknown): NotificationChoices {
  const chosen = z.nullable(Saved).parse(saved) ?? {};
  const pairs = NOTIFICATION_EVENTS.map((event) => [event, channelsOf(event, chosen[event])] as const);
  return Object.fromEntries(pairs) as NotificationChoices; // one pair an event
}
