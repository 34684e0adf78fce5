import { ACCOUNT_CALLS } from './account-calls.ts';
import { ADMIN_CALLS } from './admin-calls.ts';
import { ANALYSIS_CALLS } from './analysis-calls.ts';
import type { Asks } from './asked.ts';
import { CUSTOMER_CALLS } from './customer-calls.ts';
import { DESK_CALLS } from './desk-calls.ts';
import { DESK_TICKET_CALLS } from './desk-ticket-calls.ts';
import { PAYMENT_CALLS } from './payment-calls.ts';
import { SIGN_IN_CALLS } from './sign-in-calls.ts';
import { TICKET_CALLS } from './ticket-calls.ts';
import { VISITOR_CALLS } from './visitor-calls.ts';

/** Every call of the service, by who makes it. */
export const ALL_CALLS: Readonly<Record<string, Asks>> = {
  'Anybody on the site': VISITOR_CALLS,
  'Signing in': SIGN_IN_CALLS,
  'Customer: account and notices': ACCOUNT_CALLS,
  'Customer: dashboard, orders, files': CUSTOMER_CALLS,
  Paying: PAYMENT_CALLS,
  'Customer: analyses': ANALYSIS_CALLS,
  'Customer: tickets and live support': TICKET_CALLS,
  'Desk: tickets': DESK_TICKET_CALLS,
  'Desk: requests, comments, customers, orders': DESK_CALLS,
  Admins: ADMIN_CALLS,
};
