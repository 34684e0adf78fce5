import '@fastify/cookie'; // adds cookies to the request and reply types
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES } from '#lib/storage-keys.ts';
import { isSameText, keyedHash } from '../secrets.ts';
import { isAllowedOrigin } from './origin.ts';
import { ServiceError } from './problem.ts';
import { isSecure } from './scheme.ts';
import { ensureVisitor, keepVisitor, VISITOR_AGE_SECONDS, visitorOf } from './visitor.ts';

/** Names fixed by the specification, section 7. */
const COOKIE = COOKIES.xsrf;
const HEADER = 'x-xsrf-token';

export interface XsrfSettings {
  readonly key: Buffer;
  readonly allowedOrigins: readonly string[];
  readonly cookieDomain: string | null;
}

/** Signed double submit (OWASP): random part and its MAC with the visitor's id, so that a planted cookie is worthless. */
function sign(key: Buffer, visitor: string, random: string): string {
  return `${random}.${keyedHash(key, `${visitor.length}!${visitor}!${random}`).toString('base64url')}`;
}

function isToken(key: Buffer, visitor: string, token: string): boolean {
  const random = token.slice(0, token.indexOf('.'));
  return random.length === 22 && isSameText(sign(key, visitor, random), token);
}

/** Sets `XSRF-TOKEN`, keeping the one the browser has while it is good; gives the visitor's id. */
export function issueToken(settings: XsrfSettings, request: FastifyRequest, reply: FastifyReply): string {
  const visitor = ensureVisitor(request, reply);
  const given = request.cookies[COOKIE];
  const isGood = given !== undefined && isToken(settings.key, visitor, given);
  keepToken(settings, request, reply, isGood ? given : newToken(settings, visitor));
  return visitor;
}

/** Gives the browser another id and another token: who signs in or out starts afresh. */
export function renewToken(settings: XsrfSettings, request: FastifyRequest, reply: FastifyReply): void {
  keepToken(settings, request, reply, newToken(settings, keepVisitor(request, reply)));
}

const newToken = ({ key }: XsrfSettings, visitor: string): string =>
  sign(key, visitor, randomBytes(16).toString('base64url'));

function keepToken(settings: XsrfSettings, request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, {
    path: '/',
    secure: isSecure(request),
    sameSite: 'lax',
    maxAge: VISITOR_AGE_SECONDS,
    ...(settings.cookieDomain !== null && { domain: settings.cookieDomain }),
  });
}

const refuse = (detail: string): never => {
  throw new ServiceError('xsrf_invalid', { detail });
};

/** Refuses a call that a page of another site makes. Without `Origin` only a browser's own word for "same" counts. */
export function checkOrigin({ allowedOrigins }: XsrfSettings, { headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') refuse('The call comes from another site.');
  const { origin } = headers;
  if (origin === undefined) {
    if (site !== 'same-origin') refuse('The call names no origin.');
  } else if (!isAllowedOrigin(origin, host, allowedOrigins)) refuse('The origin is not allowed.');
}

/** Lets an unsafe call pass: right origin, header equal to cookie, token made for this visitor. */
export function checkToken(settings: XsrfSettings, request: FastifyRequest): void {
  checkOrigin(settings, request);
  const visitor = visitorOf(request);
  const cookie = request.cookies[COOKIE];
  const header = request.headers[HEADER];
  if (!visitor || !cookie || typeof header !== 'string' || !isSameText(header, cookie)) {
    refuse('The token is missing.');
  } else if (!isToken(settings.key, visitor, header)) refuse('The token is not of this visitor.');
}
