import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios';
import type * as z from 'zod';
import { ATTACHMENTS, Attachment } from '../contract/attachments.ts';
import { checkSession } from '../contract/auth.ts';
import { type Endpoint, IDEMPOTENCY_HEADER } from '../contract/endpoint.ts';
import { Problem } from '../contract/errors.ts';
import { site } from '../site.ts';
import { COOKIES } from '../storage-keys.ts';
import { ApiError, referenceOf } from './api-error.ts';
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

type WithParams<E extends Endpoint> = CallRequest<E> & {
  /** Takes the access token along to a call that works without, so that the service knows who asks. */
  readonly asCustomer?: true;
  /** Nobody waits for it, so the loading bar stays away. */
  readonly isQuiet?: boolean;
} & (E extends { params: infer Params extends z.ZodType }
    ? { readonly params: z.input<Params> }
    : { readonly params?: never });

interface FileSending {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Calls of the customer area. */
export interface ApiClient {
  /**
   * Makes one call of the contract and gives its parsed answer. A call that was refused for its access token or its
   * XSRF token is repeated once, after the session check has given new ones.
   * @throws {ApiError} for every failure, `network` included.
   */
  call<E extends Endpoint>(endpoint: E, request: WithParams<E>): Promise<z.output<E['reply']>>;
  /** Sends a file for a message to come (`attachments`); `onProgress` hears of the share that is sent, 0 to 1. */
  sendFile(file: File, options: FileSending): Promise<Attachment>;
  /** Reads a file of a message, or its preview. */
  readFile(id: string, size: 'full' | 'preview'): Promise<Blob>;
  /** Opens a stream of Server-Sent Events below the API. Not counted as activity: it is meant to last. */
  openStream(path: string, signal: AbortSignal): Promise<Response>;
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
  const reference = referenceOf(status, headers['x-request-id']);
  if (!parsed.success)
    return new ApiError(status === 429 ? 'rate_limited' : 'unknown', { status, retryAfter, reference });
  const { code, fields, attemptsLeft } = parsed.data;
  return new ApiError(code, {
    ...{ status, fields, attemptsLeft, reference },
    retryAfter: retryAfter ?? parsed.data.retryAfter,
  });
}

interface Sending {
  readonly body?: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
  readonly idempotencyKey?: string;
  readonly asCustomer?: true;
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

  async function request(config: AxiosRequestConfig, takesToken: boolean): Promise<AxiosResponse> {
    const token = takesToken ? hooks.accessToken() : null;
    const headers = { ...config.headers, ...(token && { authorization: `Bearer ${token}` }) };
    try {
      return await http.request({ ...config, headers });
    } catch (cause) {
      throw failureOf(cause);
    }
  }

  function send(endpoint: Endpoint, sending: Sending): Promise<AxiosResponse> {
    const { body, query, params, idempotencyKey, asCustomer, signal } = sending;
    const config: AxiosRequestConfig = {
      url: pathOf(endpoint.path, params),
      method: endpoint.method,
      ...(body !== undefined && { data: body }),
      ...(query !== undefined && { params: query }),
      headers: { ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }) },
      ...(signal && { signal }),
    };
    return request(config, endpoint.access !== 'anyone' || asCustomer === true);
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

  async function guarded(isUnsafe: boolean, run: () => Promise<AxiosResponse>): Promise<AxiosResponse> {
    if (isUnsafe && !xsrfToken()) await renew();
    try {
      return await run();
    } catch (error) {
      if (await renewFor(error)) return run();
      throw error;
    }
  }

  const sendFile = ({ onProgress, signal }: FileSending, file: File) =>
    guarded(true, () =>
      request(
        {
          url: ATTACHMENTS,
          method: 'POST',
          params: { name: file.name },
          data: file,
          headers: { 'content-type': 'application/octet-stream' },
          onUploadProgress: ({ progress = 0 }) => onProgress(progress),
          signal,
        },
        true,
      ),
    );

  const readFile = (id: string, size: 'full' | 'preview') =>
    guarded(false, () => request({ url: `${ATTACHMENTS}/${id}`, params: { size }, responseType: 'blob' }, true));

  async function openStream(path: string, signal: AbortSignal): Promise<Response> {
    const open = () =>
      fetch(`${site.apiUrl}/${path}`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${hooks.accessToken() ?? ''}` },
        credentials: 'include',
        cache: 'no-store',
        signal,
      });
    const first = await open();
    const answer = first.status === 401 && (await renew()).accessToken !== null ? await open() : first;
    if (!answer.ok) throw new ApiError('unknown', { status: answer.status });
    return answer;
  }

  return {
    renew: () => counted(hooks, renew),
    sendFile: async (file, options) => Attachment.parse((await sendFile(options, file)).data),
    readFile: async (id, size) => (await readFile(id, size)).data as Blob, // asked for as one
    openStream,
    call: (endpoint, request) => {
      const work = async () => {
        const { data, status } = await guarded(endpoint.method !== 'GET', () => send(endpoint, request));
        const parsed = endpoint.reply.safeParse(data);
        if (!parsed.success) throw new ApiError('unknown', { status }, { cause: parsed.error });
        return parsed.data as never; // parsed by the endpoint's own schema
      };
      return request.isQuiet ? work() : counted(hooks, work);
    },
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
