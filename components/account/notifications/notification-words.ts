import type { NotificationEvent } from '#lib/contract/notifications.ts';
import type { ToldPage } from '#lib/notifications/told.ts';

/** What a notification is about, for one without a sentence of its own. */
export const ABOUT = {
  order_waiting: 'about_order_waiting',
  order_moved: 'about_order_moved',
  payment: 'about_payment',
  ticket: 'about_ticket',
  analysis: 'about_analysis',
  security: 'about_security',
} as const satisfies Record<NotificationEvent, string>;

/** Words of the link to the page behind it. */
export const OPENS = {
  'profile-order': 'open_profile-order',
  'profile-ticket': 'open_profile-ticket',
  'dashboard-ticket': 'open_dashboard-ticket',
  'profile-analyzer': 'open_profile-analyzer',
  'profile-account-settings': 'open_profile-account-settings',
} as const satisfies Record<ToldPage, string>;
