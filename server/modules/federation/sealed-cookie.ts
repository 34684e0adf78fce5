import '@fastify/cookie'; // adds cookies to the request and reply types
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { hostCookie } from '#lib/storage-keys.ts';
import { MINUTE, SECOND } from '../../clock.ts';
import { isSecure } from '../../http/scheme.ts';
import { seal, unseal } from '../../secrets.ts';

/** Time for the partner's page, and for the code of the authenticator app after it. */
export const FLOW_LIFE = 10 * MINUTE;

const Sealed = z.object({ content: z.unknown(), until: z.number() });

/**
 * A cookie that remembers for ten minutes what the way over the partner's page needs: readable by the service only, and
 * by no other host of the domain.
 */
export function sealedCookie<Content extends z.ZodType>(name: string, schema: Content) {
  const nameOf = (request: FastifyRequest) => hostCookie(name, isSecure(request));
  // Lax lets the partner's redirect bring it along.
  const attributesOf = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;
  return {
    keep(request: FastifyRequest, reply: FastifyReply, key: Buffer, content: z.input<Content>, now: Date): void {
      const text = JSON.stringify({ content, until: now.getTime() + FLOW_LIFE });
      const value = seal(key, name, text);
      void reply.setCookie(nameOf(request), value, { ...attributesOf(request), maxAge: FLOW_LIFE / SECOND });
    },
    read(request: FastifyRequest, key: Buffer, now: Date): z.output<Content> | undefined {
      const text = unseal(key, name, request.cookies[nameOf(request)] ?? '');
      if (text === undefined) return undefined;
      const { content, until } = Sealed.parse(JSON.parse(text));
      return until > now.getTime() ? schema.parse(content) : undefined;
    },
    drop(request: FastifyRequest, reply: FastifyReply): void {
      void reply.clearCookie(nameOf(request), attributesOf(request));
    },
  };
}
