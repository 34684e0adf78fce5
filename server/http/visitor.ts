import '@fastify/cookie'; // adds cookies to the request and reply types
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES, hostCookie } from '#lib/storage-keys.ts';
import { DAY, SECOND } from '../clock.ts';
import { isSecure } from './scheme.ts';

/** How long a visitor without an account keeps the same id: long enough to come back to a half-written form. */
export const VISITOR_AGE_SECONDS = (30 * DAY) / SECOND;

const cookieName = (request: FastifyRequest): string => hostCookie(COOKIES.visitor, isSecure(request));

/** The random id a browser carries; it says nothing about the person and binds the XSRF token. */
export function visitorOf(request: FastifyRequest): string | undefined {
  const id = request.cookies[cookieName(request)];
  return id && /^[\w-]{22}$/.test(id) ? id : undefined;
}

/** The same, made and set when the browser has none. */
export const ensureVisitor = (request: FastifyRequest, reply: FastifyReply): string =>
  keepVisitor(request, reply, visitorOf(request));

/** Sets the id; a new one unless one is given. */
export function keepVisitor(request: FastifyRequest, reply: FastifyReply, known?: string): string {
  const id = known ?? randomBytes(16).toString('base64url');
  void reply.setCookie(cookieName(request), id, {
    path: '/',
    httpOnly: true,
    secure: isSecure(request),
    sameSite: 'lax',
    maxAge: VISITOR_AGE_SECONDS,
  });
  return id;
}
