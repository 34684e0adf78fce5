import { randomUUID } from 'node:crypto';
import { Agent, type Dispatcher } from 'undici';
import { IDEMPOTENCY_HEADER } from '#lib/contract/endpoint.ts';
import { COOKIES } from '#lib/storage-keys.ts';
import { issueAccessToken } from '#server/modules/sessions/access-token.ts';
import { writeToken } from '#server/modules/sessions/session-token.ts';
import type { Asked } from './asked.ts';
import type { World } from './world.ts';

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Streams stay open until the end. */
export const agent = new Agent({ pipelining: 1, bodyTimeout: 0 });

const VISITORS = 5000;
let turns = 0;

/** Addresses of many visitors, turn about. */
function nextAddress(): string {
  turns += 1;
  return `10.0.${Math.floor((turns % VISITORS) / 250)}.${turns % 250}`;
}

/** What a browser sends along: cookies, the token of a page, the access token, a key for each form. */
function headersOf({ keys, origin, visitor, xsrfToken }: World, { by, cookie, body, headers }: Asked) {
  const session = by && { id: by.sessionId, seed: by.seed };
  const cookies = [
    `${COOKIES.visitor}=${visitor}`,
    `${COOKIES.xsrf}=${xsrfToken}`,
    ...(session ? [`${COOKIES.session}=${writeToken(keys.refresh, session, 0)}`] : []),
    ...(cookie ? [cookie] : []),
  ];
  const media = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
  return {
    origin,
    'user-agent': USER_AGENT,
    cookie: cookies.join('; '),
    'x-xsrf-token': xsrfToken,
    'x-forwarded-for': nextAddress(),
    [IDEMPOTENCY_HEADER]: randomUUID(),
    ...(session && { authorization: `Bearer ${issueAccessToken(keys.access, session, new Date())}` }),
    ...(body !== undefined && { 'content-type': media }),
    ...headers,
  };
}

/** The method and path of a call by its name, without what is in brackets. */
export function routeOf(name: string): { readonly method: Dispatcher.HttpMethod; readonly path: string } {
  const [method = '', path = ''] = name.replace(/ \(.*$/, '').split(' ');
  return { method: method as Dispatcher.HttpMethod, path }; // names of the contract begin with one
}

/** Makes a call by its name. */
export function send(world: World, name: string, asked: Asked): Promise<Dispatcher.ResponseData> {
  const { method, path } = routeOf(name);
  const { params = {}, query, body } = asked;
  const filled = path.replaceAll(/:(\w+)/g, (_, part: string) => params[part] ?? '');
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body) || body === undefined;
  return agent.request({
    origin: world.origin,
    path: `/api/${filled}${query ? `?${query}` : ''}`,
    method,
    headers: headersOf(world, asked),
    body: isRaw ? (body ?? null) : JSON.stringify(body),
  });
}
