import type { PaymentContent } from '#lib/content/kinds/payment.ts';

/** Texts and addresses of the page, written by the server. */
export interface PaymentTexts extends Pick<PaymentContent, 'outcomes' | 'wait' | 'actions' | 'labels'> {
  readonly locale: string;
  readonly calendar: string;
  /** How a sum is written, with `{}` for the number. */
  readonly money: Readonly<Record<'USD' | 'IRT', string>>;
  readonly help: string;
  readonly trial: string;
  readonly contact: { readonly label: string; readonly href: string };
  readonly home: { readonly label: string; readonly href: string };
  /** The orders of the customer area, once it is there. */
  readonly orders: string | undefined;
  /** Tickets of the customer area, once they are there; `about` in the address begins a new one. */
  readonly tickets: string | undefined;
  /** Chats with support, the first line of the message already in the address. */
  readonly chats: readonly { readonly app: string; readonly icon: 'chat' | 'plane'; readonly href: string }[];
}
