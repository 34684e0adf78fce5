import '@fastify/cookie'; // adds cookies to the request and reply types
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY, SECOND } from '../clock.ts';

/** How long a visitor without an account keeps the same id: long enough to come back to a half-written form. */
export const VISITOR_AGE_SECONDS = (30 * DAY) / SECOND;

/** `__Host-` keeps other hosts of the domain from planting the cookie; browsers accept it over https only. */
const cookieName = (request: FastifyRequest): string => (isSecure(request) ? '__Host-aid' : 'aid');

export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/** The random id a browser carries; it says nothing about the person and binds the XSRF token. */
export function visitorOf(request: FastifyRequest): string | undefined {
  const id = request.cookies[cookieName(request)];
  return id && /^[\w-]{22}$/.test(id) ? id : undefined;
}

/** The same, made and set when the browser has none. */
export function ensureVisitor(request: FastifyRequest, reply: FastifyReply): string {
  const id = visitorOf(request) ?? randomBytes(16).toString('base64url');
  void reply.setCookie(cookieName(request), id, {
    path: '/',
    httpOnly: true,
    secure: isSecure(request),
    sameSite: 'lax',
    maxAge: VISITOR_AGE_SECONDS,
  });
  return id;
}
