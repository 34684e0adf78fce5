import type * as z from 'zod';
import { checkSession } from '../contract/auth.ts';
import { type Endpoint, IDEMPOTENCY_HEADER } from '../contract/endpoint.ts';
import { site } from '../site.ts';
import { ApiError } from './api-error.ts';
import { failureOf, replyOf } from './read-reply.ts';
import { renewXsrfToken, XSRF_HEADER, xsrfToken } from './xsrf.ts';

/** What one call needs; bodies and queries in the shape the endpoint declares. */
export type CallRequest<E extends Endpoint> = {
  /** Ends the call: leaving the page, or `AbortSignal.timeout(…)`. There is no time limit of its own. */
  readonly signal?: AbortSignal | undefined;
  /** Makes an unsafe call safe to repeat; see `IDEMPOTENCY_HEADER`. */
  readonly idempotencyKey?: string;
} & (E extends { body: infer Body extends z.ZodType } ? { readonly body: z.input<Body> } : { readonly body?: never }) &
  (E extends { query: infer Query extends z.ZodType }
    ? { readonly query: z.input<Query> }
    : { readonly query?: never });

interface Sending {
  readonly body?: unknown;
  readonly query?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string;
}

function urlOf(path: string, query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${site.apiUrl}/${path}${search && `?${search}`}`;
}

function headersOf(endpoint: Endpoint, { idempotencyKey }: Sending): Headers {
  const headers = new Headers({ accept: 'application/json, application/problem+json' });
  if (endpoint.method === 'GET') return headers;
  headers.set('content-type', 'application/json');
  const token = xsrfToken();
  if (token) headers.set(XSRF_HEADER, token);
  if (idempotencyKey) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
  return headers;
}

async function send(endpoint: Endpoint, request: Sending): Promise<Response> {
  try {
    return await fetch(urlOf(endpoint.path, request.query), {
      method: endpoint.method,
      headers: headersOf(endpoint, request),
      credentials: 'include',
      signal: request.signal ?? null,
      body: request.body === undefined ? null : JSON.stringify(request.body),
    });
  } catch (cause) {
    throw new ApiError('network', { status: 0 }, { cause });
  }
}

async function renew(signal: AbortSignal | undefined): Promise<void> {
  await renewXsrfToken(() => send(checkSession, { body: {}, signal }));
}

/** How often a call waits for its own first try, which is still under way at the service. */
const MAX_WAITS = 5;

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Sends until there is an answer: again with a fresh token, again when the first try is done, and no more than that. */
async function succeed(endpoint: Endpoint, request: Sending, isGuarded: boolean): Promise<Response> {
  let isRenewed = false;
  let waits = 0;
  while (true) {
    const response = await send(endpoint, request);
    if (response.ok) return response;
    const failure = await failureOf(response);
    if (failure.code === 'xsrf_invalid' && isGuarded && !isRenewed) {
      isRenewed = true;
      await renew(request.signal);
    } else if (failure.code === 'request_in_progress' && waits < MAX_WAITS) {
      waits += 1;
      await pause(failure.retryAfter ?? 1);
    } else throw failure;
  }
}

/**
 * Makes one call of the contract and gives its parsed answer. Cookies go along; an unsafe call carries the XSRF token,
 * which is fetched when it is missing and once more when the service refuses it.
 * @throws {ApiError} for every failure, `network` included.
 */
export async function call<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<z.output<E['reply']>> {
  const isGuarded = endpoint.method !== 'GET' && endpoint.path !== checkSession.path;
  if (isGuarded && !xsrfToken()) await renew(request.signal);
  const response = await succeed(endpoint, request, isGuarded);
  return (await replyOf(endpoint, response)) as z.output<E['reply']>; // parsed by that very schema
}
