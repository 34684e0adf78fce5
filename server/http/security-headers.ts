import type { FastifyReply, FastifyRequest } from 'fastify';
import { GOOGLE_OPENER_POLICY, OPENER_POLICY, SITE_HEADERS, STRICT_TRANSPORT } from '#lib/hosting/rules.ts';
import { isSecure } from './scheme.ts';

/** An answer of the API is data: it may be shown nowhere, kept nowhere and run nothing. */
const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

function setHeaders(request: FastifyRequest, reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  void reply.headers(headers);
  if (isSecure(request)) void reply.header('strict-transport-security', STRICT_TRANSPORT);
}

/** A page of another origin that may call may also read the answer: CORS decides that, not this header. */
export function setApiHeaders(request: FastifyRequest, reply: FastifyReply, hasOtherOrigins: boolean): void {
  const resourcePolicy = hasOtherOrigins ? 'cross-origin' : 'same-origin';
  setHeaders(request, reply, { ...API_HEADERS, 'cross-origin-resource-policy': resourcePolicy });
}

/** @param opensWindows whether the page talks to a window of another origin that it opened, as Google's does */
export function setSiteHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: string,
  opensWindows = false,
): void {
  const upgrade = isSecure(request) ? '; upgrade-insecure-requests' : '';
  setHeaders(request, reply, {
    ...SITE_HEADERS,
    ...(opensWindows && { [OPENER_POLICY]: GOOGLE_OPENER_POLICY }),
    'content-security-policy': `${policy}${upgrade}`,
  });
}
