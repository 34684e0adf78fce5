import '@fastify/cookie'; // adds cookies to the request and reply types
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES, hostCookie } from '#lib/storage-keys.ts';
import { SECOND } from '../../clock.ts';
import { isSecure } from '../../http/scheme.ts';
import { randomSecret } from '../../secrets.ts';
import { DEVICE_LIFE } from './session-rules.ts';

const nameOf = (request: FastifyRequest, cookie: 'session' | 'device') =>
  hostCookie(COOKIES[cookie], isSecure(request));

const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

export const refreshTokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[nameOf(request, 'session')];

/** Keeps a refresh token in the browser: until `endsAt`, or without one until the browser is closed. */
export function keepRefreshToken(request: FastifyRequest, reply: FastifyReply, token: string, endsAt?: Date): void {
  const secure = isSecure(request);
  void reply.setCookie(nameOf(request, 'session'), token, {
    ...ATTRIBUTES,
    secure,
    ...(endsAt && { expires: endsAt }),
  });
}

export function dropRefreshToken(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(nameOf(request, 'session'), { ...ATTRIBUTES, secure: isSecure(request) });
}

/** The browser's own mark, which tells a known device from a new one; it signs nobody in. */
export function deviceOf(request: FastifyRequest): string {
  const known = request.cookies[nameOf(request, 'device')];
  return known && /^[\w-]{43}$/.test(known) ? known : randomSecret();
}

export function keepDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  const maxAge = DEVICE_LIFE / SECOND;
  void reply.setCookie(nameOf(request, 'device'), device, { ...ATTRIBUTES, secure: isSecure(request), maxAge });
}
