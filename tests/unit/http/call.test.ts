// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listComments, submitComment } from '#lib/contract/comments.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { call } from '#lib/http/call.ts';

const ID = '0190b5a0-0000-7000-8000-000000000001';
const SESSION = { accessToken: null, phone_number: null, firstName: null, lastName: null, email: null, role: null };
const body = { name: 'Sara', lastName: 'Ahmadi', comment: 'Good', page: 'home', locale: 'en-US' } as const;

const server = vi.fn<typeof fetch>();
const json = (status: number, value: unknown, headers = {}) => new Response(JSON.stringify(value), { status, headers });
const problem = (status: number, code: string, more = {}) =>
  json(status, { type: 'about:blank', title: code, status, code, ...more });

/** Answers calls by path, each with the next answer of its list; the session check sets the cookie. */
function answer(answers: Record<string, (() => Response)[]>): void {
  server.mockImplementation(async (input) => {
    const path = String(input).replace(/^\/api\/|\?.*$/g, '');
    if (path === 'auth/loged') {
      // biome-ignore lint/suspicious/noDocumentCookie: the service sets it by header, which no script can fake otherwise
      document.cookie = `XSRF-TOKEN=token-${server.mock.calls.length}; path=/`;
      return json(200, SESSION);
    }
    return answers[path]?.shift()?.() ?? json(404, {});
  });
}

const pathsCalled = () => server.mock.calls.map(([input]) => String(input));
const headersOf = (index: number) => new Headers(server.mock.calls[index]?.[1]?.headers);
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail as a call');
};

beforeEach(() => vi.stubGlobal('fetch', server));
afterEach(() => {
  server.mockReset();
  vi.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store in jsdom
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
});

describe('a reading call', () => {
  const page = { items: [], nextCursor: null };

  it('puts what is given into the query and asks for no token', async () => {
    answer({ comments: [() => json(200, page)] });
    await expect(call(listComments, { query: { page: 'home', locale: 'fa-IR', cursor: undefined } })).resolves.toEqual(
      page,
    );
    expect(pathsCalled()).toEqual(['/api/comments?page=home&locale=fa-IR']);
    expect(server.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
  });

  it('refuses an answer that is not what the contract says', async () => {
    answer({ comments: [() => json(200, { items: 'none' })] });
    await expect(failureOf(call(listComments, { query: { page: 'home' } }))).resolves.toMatchObject({
      code: 'unknown',
      status: 200,
    });
  });
});

describe('a writing call', () => {
  it('fetches the token first when there is none, then carries it and the key', async () => {
    answer({ comments: [() => json(201, { id: ID })] });
    await expect(call(submitComment, { body, idempotencyKey: 'key-of-the-form' })).resolves.toEqual({ id: ID });
    expect(pathsCalled()).toEqual(['/api/auth/loged', '/api/comments']);
    expect(headersOf(1).get('x-xsrf-token')).toBe('token-1');
    expect(headersOf(1).get('idempotency-key')).toBe('key-of-the-form');
    expect(JSON.parse(String(server.mock.calls[1]?.[1]?.body))).toEqual(body);
  });

  it('fetches one token for calls that need it at the same moment', async () => {
    answer({ comments: [() => json(201, { id: ID }), () => json(201, { id: ID })] });
    await Promise.all([call(submitComment, { body }), call(submitComment, { body })]);
    expect(pathsCalled().filter((path) => path.endsWith('loged'))).toHaveLength(1);
  });

  it('renews a refused token once and then gives up', async () => {
    const refusal = () => problem(403, 'xsrf_invalid');
    answer({ comments: [refusal, () => json(201, { id: ID })] });
    await expect(call(submitComment, { body })).resolves.toEqual({ id: ID });
    expect(headersOf(3).get('x-xsrf-token')).toBe('token-3');

    answer({ comments: [refusal, refusal] });
    await expect(failureOf(call(submitComment, { body }))).resolves.toMatchObject({ code: 'xsrf_invalid' });
  });

  it('waits for its first try when that is still under way', async () => {
    vi.useFakeTimers();
    answer({ comments: [() => problem(409, 'request_in_progress', { retryAfter: 2 }), () => json(201, { id: ID })] });
    const done = call(submitComment, { body });
    await vi.advanceTimersByTimeAsync(2000);
    await expect(done).resolves.toEqual({ id: ID });
  });
});

describe('a failure', () => {
  const failing = (response: () => Response) => {
    answer({ comments: [response] });
    return failureOf(call(listComments, { query: { page: 'home' } }));
  };

  it('carries code, status and refused fields', async () => {
    const failure = await failing(() => problem(422, 'validation_failed', { fields: { name: 'required' } }));
    expect(failure).toMatchObject({ code: 'validation_failed', status: 422, fields: { name: 'required' } });
  });

  it('carries the seconds of Retry-After, which may be a date', async () => {
    const limited = (header: string) => failing(() => json(429, {}, { 'retry-after': header }));
    await expect(limited('42')).resolves.toMatchObject({ code: 'rate_limited', retryAfter: 42 });
    const soon = (await limited(new Date(Date.now() + 30_000).toUTCString())).retryAfter ?? 0;
    expect(soon).toBeGreaterThan(27);
    expect(soon).toBeLessThan(32);
  });

  it('is known by its status when a proxy answered', async () => {
    await expect(failing(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))).resolves.toMatchObject({
      code: 'unknown',
      status: 502,
    });
  });

  it('without an answer is "network", and so is a time-out', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(failureOf(call(listComments, { query: { page: 'home' } }))).resolves.toMatchObject({
      code: 'network',
      status: 0,
    });
    server.mockImplementationOnce(async (_input, init) => init?.signal?.throwIfAborted() ?? json(200, {}));
    const late = call(listComments, {
      query: { page: 'home' },
      signal: AbortSignal.abort(new DOMException('late', 'TimeoutError')),
    });
    await expect(failureOf(late)).resolves.toMatchObject({ code: 'network' });
  });
});
