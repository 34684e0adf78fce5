// @vitest-environment jsdom
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession, listSessions } from '#lib/contract/account.ts';
import { logOut } from '#lib/contract/auth.ts';
import { createApiClient, type SessionAnswer } from '#lib/http/client.ts';

const NOBODY = { accessToken: null, phone_number: null, firstName: null, lastName: null, email: null, role: null };
const LIST = { items: [], nextCursor: null };

type Answer = readonly [status: number, data: unknown, headers?: Record<string, string>];
const problem = (status: number, code: string, headers = {}): Answer => [
  status,
  { type: 'about:blank', title: code, status, code },
  headers,
];

/** A client whose calls are answered from lists, by path; without one the session check finds nobody. */
function client(answers: Record<string, Answer[]>) {
  const calls: InternalAxiosRequestConfig[] = [];
  const activity: number[] = [];
  let session: SessionAnswer = NOBODY;
  const http = axios.create({
    adapter: async (config): Promise<AxiosResponse> => {
      calls.push(config);
      const path = config.url ?? '';
      if (path === 'auth/loged') {
        // biome-ignore lint/suspicious/noDocumentCookie: the service sets it by header, which no script can fake otherwise
        document.cookie = 'XSRF-TOKEN=fresh; path=/';
      }
      const [status, data, headers = {}] = answers[path]?.shift() ?? [path === 'auth/loged' ? 200 : 404, NOBODY];
      const response = { status, data, headers, statusText: '', config };
      if (status >= 400) throw new AxiosError('refused', 'ERR', config, {}, response);
      return response;
    },
  });
  const api = createApiClient(
    {
      accessToken: () => session.accessToken,
      onSession: (answer) => {
        session = answer;
      },
      onActivity: (change) => activity.push(change),
    },
    http,
  );
  return { api, paths: () => calls.map(({ url }) => url), calls, activity, token: () => session.accessToken };
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store in jsdom
  document.cookie = 'XSRF-TOKEN=first; path=/';
});

describe('a call of somebody who is signed in', () => {
  it('carries the access token and gives the parsed answer', async () => {
    const { api, calls } = client({
      'auth/loged': [[200, { ...NOBODY, accessToken: 'a' }]],
      'account/sessions': [[200, LIST]],
    });
    await api.renew();
    await expect(api.call(listSessions, {})).resolves.toEqual(LIST);
    expect(calls[1]?.headers.get('authorization')).toBe('Bearer a');
    expect(calls[1]?.timeout ?? 0).toBe(0);
  });

  it('is repeated once with a renewed token, and several share one renewal', async () => {
    const { api, paths } = client({
      'account/sessions': [problem(401, 'session_expired'), problem(401, 'session_expired'), [200, LIST], [200, LIST]],
      'auth/loged': [[200, { ...NOBODY, accessToken: 'b' }]],
    });
    await expect(Promise.all([api.call(listSessions, {}), api.call(listSessions, {})])).resolves.toHaveLength(2);
    expect(paths().filter((path) => path === 'auth/loged')).toHaveLength(1);
    expect(paths()).toHaveLength(5);
  });

  it('fails without a loop when the session has ended', async () => {
    const { api, paths } = client({ 'account/sessions': [problem(401, 'session_expired')] });
    await expect(api.call(listSessions, {})).rejects.toMatchObject({ code: 'session_expired' });
    expect(paths()).toEqual(['account/sessions', 'auth/loged']);
  });

  it('fails when the renewed token is refused too', async () => {
    const { api, paths } = client({
      'account/sessions': [problem(401, 'session_expired'), problem(401, 'session_expired')],
      'auth/loged': [[200, { ...NOBODY, accessToken: 'c' }]],
    });
    await expect(api.call(listSessions, {})).rejects.toMatchObject({ code: 'session_expired' });
    expect(paths()).toHaveLength(3);
  });

  it('puts parts of the path in their place', async () => {
    const { api, paths } = client({ 'account/sessions/0199': [[200, {}]] });
    await api.call(endSession, { params: { id: '0199' } });
    expect(paths()).toEqual(['account/sessions/0199']);
  });
});

describe('a call that writes', () => {
  it('fetches the XSRF token when there is none', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store in jsdom
    document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
    const { api, paths } = client({ 'auth/logout': [[200, {}]] });
    await api.call(logOut, { body: {} });
    expect(paths()).toEqual(['auth/loged', 'auth/logout']);
  });

  it('is repeated once when the token was refused', async () => {
    const { api, paths } = client({ 'auth/logout': [problem(403, 'xsrf_invalid'), [200, {}]] });
    await api.call(logOut, { body: {} });
    expect(paths()).toEqual(['auth/logout', 'auth/loged', 'auth/logout']);
  });
});

it('gives of a failure of the service’s own what to quote of its id, and of no other', async () => {
  const id = { 'x-request-id': '0f8fad5b-d9cb-469f-a165-70867728950e' };
  const { api } = client({
    'account/sessions': [
      problem(500, 'internal', id),
      problem(404, 'not_found', id),
      problem(502, 'no', { 'x-request-id': '<b>' }),
    ],
  });
  const fail = () => api.call(listSessions, {}).catch((error: unknown) => error);
  await expect(fail()).resolves.toMatchObject({ code: 'internal', reference: '0f8fad5b' });
  await expect(fail()).resolves.toMatchObject({ code: 'not_found', reference: undefined });
  await expect(fail()).resolves.toMatchObject({ code: 'unknown', reference: undefined });
});

it('counts calls under way up and down, also when they fail', async () => {
  const { api, activity } = client({ 'account/sessions': [problem(500, 'internal')] });
  await expect(api.call(listSessions, {})).rejects.toMatchObject({ code: 'internal', status: 500 });
  expect(activity).toEqual([1, -1]);
});
