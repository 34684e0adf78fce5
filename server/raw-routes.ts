import { ANALYSIS_STREAM } from '#lib/contract/analysis-calls.ts';
import { ATTACHMENTS } from '#lib/contract/attachments.ts';
import type { Access } from '#lib/contract/endpoint.ts';
import { NOTIFICATION_STREAM } from '#lib/contract/notifications.ts';
import { SUPPORT_STREAM } from '#lib/contract/support.ts';
import { SANDBOX_PATH } from './modules/payments/sandbox-gateway.ts';
import { STRIPE_WEBHOOK } from './modules/payments/stripe-webhook.ts';

/** A route that sends or answers something else than one JSON document. */
export interface RawRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: Access;
  readonly kind: 'file' | 'stream' | 'page' | 'notice' | 'probe';
}

/** Every route below `/api` that is no endpoint of the contract, with who may call it. Tests hold that none is missing. */
export const RAW_ROUTES: readonly RawRoute[] = [
  { method: 'POST', path: ATTACHMENTS, access: 'customer', kind: 'file' },
  { method: 'GET', path: `${ATTACHMENTS}/:id`, access: 'customer', kind: 'file' },
  { method: 'GET', path: ANALYSIS_STREAM, access: 'customer', kind: 'stream' },
  { method: 'GET', path: NOTIFICATION_STREAM, access: 'customer', kind: 'stream' },
  { method: 'GET', path: SUPPORT_STREAM, access: 'customer', kind: 'stream' },
  // Whoever knows the address of a test payment decides it.
  { method: 'GET', path: `${SANDBOX_PATH}/:authority`, access: 'anyone', kind: 'page' },
  { method: 'POST', path: `${SANDBOX_PATH}/:authority`, access: 'anyone', kind: 'page' },
  // Signed by the gateway.
  { method: 'POST', path: STRIPE_WEBHOOK, access: 'anyone', kind: 'notice' },
  { method: 'GET', path: 'openapi.json', access: 'anyone', kind: 'page' },
  { method: 'GET', path: 'docs', access: 'anyone', kind: 'page' },
  // While developing only.
  { method: 'GET', path: 'dev/inbox', access: 'anyone', kind: 'page' },
  { method: 'GET', path: 'dev/inbox.json', access: 'anyone', kind: 'page' },
  { method: 'GET', path: 'healthz', access: 'anyone', kind: 'probe' },
  { method: 'GET', path: 'readyz', access: 'anyone', kind: 'probe' },
];
