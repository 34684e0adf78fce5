import type { Notification, NotificationEvent } from '../contract/notifications.ts';
import type { PageId } from '../pages/registry.ts';
import {
  type NoticeKey,
  ORDER_NEWS_NOTICES,
  ORDER_NOTICES,
  PAYMENT_NOTICES,
  SECURITY_NOTICES,
  TICKET_NOTICES,
} from './notice-key.ts';

/** What a notification says, and where it leads. */
export interface Told {
  /** Its sentence; without one the page says what it is about. */
  readonly key: NoticeKey | undefined;
  readonly page: ToldPage | undefined;
  /** The record on that page. */
  readonly id: string | undefined;
}

const find = (keys: Readonly<Record<string, NoticeKey>>, name: string | undefined): NoticeKey | undefined =>
  name !== undefined && Object.hasOwn(keys, name) ? keys[name] : undefined;

const PAGES = {
  order_waiting: 'profile-order',
  order_moved: 'profile-order',
  payment: 'profile-order',
  ticket: 'profile-ticket',
  analysis: 'profile-analyzer',
  security: 'profile-account-settings',
} as const satisfies Partial<Record<NotificationEvent, PageId>>;

/** Pages that notifications lead to. */
export type ToldPage = (typeof PAGES)[keyof typeof PAGES] | 'dashboard-ticket';

const hasPage = (event: NotificationEvent): event is keyof typeof PAGES => event in PAGES;

/** Reads a notification: names and ids are the service's, words and links the page's. */
export function toldBy({ event, data }: Pick<Notification, 'event' | 'data'>): Told {
  const key =
    find(ORDER_NOTICES, data.step) ??
    (event === 'payment' ? find(PAYMENT_NOTICES, data.step) : undefined) ??
    find(ORDER_NEWS_NOTICES, data.step) ??
    (event === 'security' ? find(SECURITY_NOTICES, data.kind) : undefined) ??
    (event === 'ticket' ? find(TICKET_NOTICES, data.kind) : undefined) ??
    (event === 'analysis' && data.from && data.to ? 'analysisDropped' : undefined);
  const own = hasPage(event) ? PAGES[event] : undefined;
  const page = event === 'ticket' && data.thread === 'live' ? 'dashboard-ticket' : own;
  return { key, page, id: data.orderId ?? data.ticketId ?? data.analysisId };
}
