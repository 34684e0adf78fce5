import { randomUUID } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Readonly<Record<string, string | undefined>>;

/** The origin that `inject` calls have for their host. */
const OWN_ORIGIN = 'http://localhost';

/** Solves a challenge as the widget does and packs the answer as it does. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A browser as the service sees one: an address, cookies, and the headers a page of the site sends. */
export class TestVisitor {
  readonly address: string;
  readonly cookies = new Map<string, string>();
  /** Of the session, once signed in. */
  accessToken: string | undefined;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, address: string) {
    this.#app = app;
    this.address = address;
  }

  get token(): string {
    return this.cookies.get('XSRF-TOKEN') ?? '';
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async checkSession(headers: Headers = {}): Promise<LightMyRequestResponse> {
    const response = await this.send('POST', 'auth/loged', {}, headers);
    const { accessToken } = response.json<{ accessToken?: string | null }>();
    if (accessToken !== undefined) this.accessToken = accessToken ?? undefined;
    return response;
  }

  get(path: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send('GET', path, undefined, headers);
  }

  /** A header of `undefined` is left out. */
  post(path: string, body: object, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', path, body, { 'x-xsrf-token': this.token, ...headers });
  }

  patch(path: string, body: object, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send('PATCH', path, body, { 'x-xsrf-token': this.token, ...headers });
  }

  delete(path: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send('DELETE', path, undefined, { 'x-xsrf-token': this.token, ...headers });
  }

  /** A file as the body. */
  sendFile(path: string, content: Uint8Array, headers: Headers = {}): Promise<LightMyRequestResponse> {
    const own = { 'x-xsrf-token': this.token, 'content-type': 'application/octet-stream' };
    return this.send('POST', path, Buffer.from(content), { ...own, ...headers });
  }

  /** A call that signs in when it succeeds. */
  async enter(path: string, body: object, headers: Headers = {}): Promise<LightMyRequestResponse> {
    const response = await this.post(path, body, headers);
    if (response.statusCode < 300) this.accessToken = response.json<{ accessToken: string }>().accessToken;
    return response;
  }

  async captcha(form = 'consultation'): Promise<string> {
    return solve((await this.get(`captcha/challenge?form=${form}`)).json<Challenge>());
  }

  async send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload: object | undefined,
    headers: Headers,
  ): Promise<LightMyRequestResponse> {
    const authorization = this.accessToken && `Bearer ${this.accessToken}`;
    const all: Headers = {
      host: 'localhost',
      origin: OWN_ORIGIN,
      cookie: this.cookieHeader,
      authorization,
      ...headers,
    };
    const given = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]));
    const response = await this.#app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: this.address,
      headers: Object.fromEntries(given),
      ...(payload !== undefined && { payload }),
    });
    // What a browser does with the answer.
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

/** A consultation request that every rule accepts. */
export const consultation = (captcha: string, changes: object = {}): object => ({
  name: 'Sara Ahmadi',
  email: 'sara@example.com',
  phone: '۰۹۱۲۳۴۵۶۷۸۹',
  message: 'We sell tea.\nWe need a shop.',
  captcha,
  locale: 'fa-IR',
  page: '/fa/web-design',
  journey: { pageCount: 2, searchCount: 0, pages: ['/fa', '/fa/web-design'] },
  ...changes,
});

/** A comment that every rule accepts. */
export const comment = (changes: object = {}): object => ({
  name: 'Leo',
  lastName: 'Brandt',
  comment: 'Good people.',
  page: 'home',
  locale: 'de-DE',
  ...changes,
});

export const idempotencyKey = (): { 'idempotency-key': string } => ({ 'idempotency-key': randomUUID() });
