import type { Generated } from 'kysely';
import type { Currency } from '#lib/contract/money.ts';
import type { OrderActor, OrderEventKind, OrderStage, OrderSummary } from '#lib/contract/orders.ts';
import type { Gateway } from '#lib/contract/payments.ts';

/** Rows of orders and payments; see `tables.ts`. Amounts are minor units. */
export interface OrdersTable {
  id: string;
  /** `null` once the account is gone. */
  customer_id: string | null;
  reference: string;
  plan_id: string;
  channel: OrderSummary['channel'];
  stage: OrderStage;
  currency: Currency;
  price_from: number;
  price_to: number | null;
  amount: number | null;
  paid: Generated<number>;
  note: string | null;
  cancel_reason: string | null;
  due_at: Date | null;
  /** The due date stands still since then. */
  paused_at: Date | null;
  created_at: Date;
  changed_at: Date;
  invoice_number: string | null;
  invoiced_at: Date | null;
}

export interface InvoiceCountersTable {
  year: number;
  last: number;
}

export interface OrderEventsTable {
  id: string;
  order_id: string;
  at: Date;
  step: OrderEventKind;
  stage: OrderStage;
  actor: OrderActor;
  name: string | null;
  note: string | null;
  due_at: Date | null;
}

export interface DeliverablesTable {
  id: string;
  order_id: string;
  title: string;
  /** `null` for a file. */
  url: string | null;
  attachment_id: Generated<string | null>;
  state: 'shown' | 'asked' | 'approved' | 'changes';
  added_at: Date;
}

export interface PaymentsTable {
  id: string;
  order_id: string;
  /** `transfer`: somebody of the staff saw the money in the bank. */
  gateway: Gateway | 'transfer';
  /** What the gateway calls it; `null` until the gateway has answered. */
  authority: string | null;
  redirect_url: string | null;
  amount: number;
  currency: Currency;
  /** Page of the site that the gateway leads back to. A repetition to the gateway has to be the same request. */
  return_page: string;
  /** `unclear`: a person looks. */
  state: 'pending' | 'paid' | 'cancelled' | 'failed' | 'expired' | 'unclear';
  /** Nobody has to ask about it any more: the gateway has said that nobody can pay it, or a person that it is not paid. */
  is_closed: Generated<boolean>;
  /** Number of the money's movement at the gateway. */
  reference: string | null;
  created_at: Date;
  paid_at: Date | null;
}

export interface LedgerTable {
  payment_id: string;
  order_id: string;
  amount: number;
  currency: Currency;
  is_surplus: boolean;
  at: Date;
}

/** Money that was given back by hand. */
export interface RepaymentsTable {
  id: string;
  order_id: string;
  amount: number;
  currency: Currency;
  reference: string;
  at: Date;
}

export interface SandboxPaymentsTable {
  authority: string;
  amount: number;
  currency: Currency;
  return_url: string;
  state: 'open' | 'approved' | 'declined';
  expires_at: Date;
}

export interface OrderTables {
  orders: OrdersTable;
  invoice_counters: InvoiceCountersTable;
  order_events: OrderEventsTable;
  deliverables: DeliverablesTable;
  payments: PaymentsTable;
  ledger: LedgerTable;
  repayments: RepaymentsTable;
  sandbox_payments: SandboxPaymentsTable;
}
