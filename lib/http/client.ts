import axios, { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';
import type * as z from 'zod';
import { checkSession } from '../contract/auth.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { Problem } from '../contract/errors.ts';
import { site } from '../site.ts';
import { COOKIES } from '../storage-keys.ts';
import { ApiError } from './api-error.ts';
import type { CallRequest } from './call.ts';
import { XSRF_HEADER, xsrfToken } from './xsrf.ts';

export type SessionAnswer = z.output<(typeof checkSession)['reply']>;

/** What the client asks of whoever keeps the session. */
export interface ClientHooks {
  readonly accessToken: () => string | null;
  /** A session check has answered; without a session its `accessToken` is `null`. */
  readonly onSession: (answer: SessionAnswer) => void;
  /** Calls under way: one more, or one less. */
  readonly onActivity: (change: 1 | -1) => void;
}

type WithParams<E extends Endpoint> = CallRequest<E> &
  (E extends { params: infer Params extends z.ZodType }
    ? { readonly params: z.input<Params> }
    : { readonly params?: never });

/** Calls of the customer area. */
export interface ApiClient {
  /**
   * Makes one call of the contract and gives its parsed answer. A call that was refused for its access token or its
   * XSRF token is repeated once, after the session check has given new ones.
   * @throws {ApiError} for every failure, `network` included.
   */
  call<E extends Endpoint>(endpoint: E, request: WithParams<E>): Promise<z.output<E['reply']>>;
  /** The session check. Calls that want it at the same moment, in any tab, share it or wait for each other. */
  renew(): Promise<SessionAnswer>;
}

/** The one instance: cookies go along, the XSRF cookie is copied into its header, and there is no time limit. */
const createInstance = (): AxiosInstance =>
  axios.create({
    baseURL: site.apiUrl,
    withCredentials: true,
    withXSRFToken: true,
    xsrfCookieName: COOKIES.xsrf,
    xsrfHeaderName: XSRF_HEADER,
    headers: { accept: 'application/json, application/problem+json' },
  });

function secondsOf(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** The failure a refused call stands for. */
function failureOf(cause: unknown): ApiError {
  if (!isAxiosError(cause) || !cause.response) return new ApiError('network', { status: 0 }, { cause });
  const { status, data, headers } = cause.response;
  const parsed = Problem.safeParse(data);
  const retryAfter = secondsOf(headers['retry-after']);
  if (!parsed.success) return new ApiError(status === 429 ? 'rate_limited' : 'unknown', { status, retryAfter });
  const { code, fields, attemptsLeft } = parsed.data;
  return new ApiError(code, { status, fields, attemptsLeft, retryAfter: retryAfter ?? parsed.data.retryAfter });
}

interface Sending {
  readonly body?: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
  readonly signal?: AbortSignal | undefined;
}

const pathOf = (path: string, params: unknown): string =>
  Object.entries(params ?? {}).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );

/** One check at a time over all tabs: the refresh cookie changes with each. */
const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  navigator.locks ? navigator.locks.request('session', work) : work();

export function createApiClient(hooks: ClientHooks, http: AxiosInstance = createInstance()): ApiClient {
  let renewal: Promise<SessionAnswer> | undefined;

  async function send(endpoint: Endpoint, { body, query, params, signal }: Sending): Promise<AxiosResponse> {
    const token = endpoint.signedIn ? hooks.accessToken() : null;
    try {
      return await http.request({
        url: pathOf(endpoint.path, params),
        method: endpoint.method,
        ...(body !== undefined && { data: body }),
        ...(query !== undefined && { params: query }),
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
        ...(signal && { signal }),
      });
    } catch (cause) {
      throw failureOf(cause);
    }
  }

  async function check(): Promise<SessionAnswer> {
    const { data } = await send(checkSession, { body: {} });
    const answer = checkSession.reply.parse(data);
    hooks.onSession(answer);
    return answer;
  }

  function renew(): Promise<SessionAnswer> {
    renewal ??= inTurn(check).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  /** Whether new tokens may help: the access token has ended, or the XSRF token has. */
  async function renewFor(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) return false;
    if (error.code !== 'session_expired' && error.code !== 'xsrf_invalid') return false;
    const { accessToken } = await renew();
    return error.code === 'xsrf_invalid' || accessToken !== null;
  }

  async function sendGuarded(endpoint: Endpoint, request: Sending): Promise<AxiosResponse> {
    if (endpoint.method !== 'GET' && !xsrfToken()) await renew();
    try {
      return await send(endpoint, request);
    } catch (error) {
      if (await renewFor(error)) return send(endpoint, request);
      throw error;
    }
  }

  return {
    renew: () => counted(hooks, renew),
    call: (endpoint, request) =>
      counted(hooks, async () => {
        const { data, status } = await sendGuarded(endpoint, request);
        const parsed = endpoint.reply.safeParse(data);
        if (!parsed.success) throw new ApiError('unknown', { status }, { cause: parsed.error });
        return parsed.data as never; // parsed by the endpoint's own schema
      }),
  };
}

async function counted<Answer>({ onActivity }: ClientHooks, work: () => Promise<Answer>): Promise<Answer> {
  onActivity(1);
  try {
    return await work();
  } finally {
    onActivity(-1);
  }
}
