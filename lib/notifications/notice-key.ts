import type notices from '#locales/en/ui/notices.json';
import type { OrderStep } from '../contract/orders.ts';

/** Keys of `ui/notices.json`, whose sentences go to the mailbox, the telephone and the bell alike. */
export type NoticeKey = Exclude<keyof typeof notices, '$schema'>;

/** The sentence of each step of an order that others take. */
export const ORDER_NOTICES = {
  confirm: 'orderConfirmed',
  ask_payment: 'orderPayment',
  start: 'orderStarted',
  ask_customer: 'orderWaiting',
  deliver: 'orderDelivered',
  cancel: 'orderCancelled',
  pay: 'paymentArrived',
} as const satisfies Partial<Record<OrderStep, NoticeKey>>;

/** The sentence of money that is no step of its order. */
export const PAYMENT_NOTICES = { surplus: 'paymentSurplus', repaid: 'paymentRepaid' } as const satisfies Record<
  string,
  NoticeKey
>;
export type PaymentNews = keyof typeof PAYMENT_NOTICES;

/** The sentence of news of an order that is no step of it. */
export const ORDER_NEWS_NOTICES = { show: 'orderShown', due: 'orderDue' } as const satisfies Record<string, NoticeKey>;
export type OrderNews = keyof typeof ORDER_NEWS_NOTICES;

/** The sentence of each thing that happens to an account. */
export const SECURITY_NOTICES = {
  'new-device': 'newDevice',
  'session-reused': 'sessionReused',
  'password-changed': 'passwordChanged',
  'failed-logins': 'failedLogins',
  'phone-changed': 'phoneChanged',
  'identity-linked': 'identityLinked',
  'app-otp-enabled': 'appOtpEnabled',
  'app-otp-removed': 'appOtpRemoved',
  'email-changing': 'emailChanging',
  'account-deletion': 'accountDeletion',
  'account-kept': 'accountKept',
} as const satisfies Record<string, NoticeKey>;
export type SecurityNoticeKey = (typeof SECURITY_NOTICES)[keyof typeof SECURITY_NOTICES];

/** The sentence of what happens to a ticket; other news of it have none. */
export const TICKET_NOTICES = {
  answer: 'ticketAnswered',
  closed: 'ticketClosed',
} as const satisfies Record<string, NoticeKey>;

/** Values of a sentence that are numbers, to be written in the reader's digits; all others stay as they are. */
export const NOTICE_NUMBERS: Partial<Record<NoticeKey, readonly string[]>> = { analysisDropped: ['from', 'to'] };
