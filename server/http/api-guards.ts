import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '#lib/contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { keyedText } from '../secrets.ts';
import { generalLimit, type SharedCount } from './general-limit.ts';
import { networkOf } from './origin.ts';
import { ServiceError, sendProblem } from './problem.ts';
import { setApiHeaders } from './security-headers.ts';

const LONGEST_URL = 2048;
const PREFLIGHT_SECONDS = 600;

/** Probes come every few seconds from one address and must never be turned away. */
const UNLIMITED = /^\/api\/(healthz|readyz)(\?|$)/;

export interface GuardDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly allowedOrigins: readonly string[];
  readonly addressKey: Buffer;
  readonly rateLimitFactor: number;
  readonly sharedCount: SharedCount | null;
}

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
const ANY_METHOD = [...METHODS, 'PUT'] as const;

/** Methods of every path below an instance, as its routes are added. */
function collectMethods(api: FastifyInstance): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  api.addHook('onRoute', ({ method, url }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  });
  return methods;
}

/** A known path with another method is 405 and names the methods; an unknown path is 404. */
function answerUnknown(methods: readonly string[] | undefined, reply: FastifyReply): FastifyReply {
  if (!methods) return sendProblem(reply, 'not_found');
  return sendProblem(reply.header('allow', [...new Set(methods)].sort().join(', ')), 'method_not_allowed');
}

/** What holds for every address below `/api`: headers, CORS, the general limit, JSON only, answers for unknown paths. */
export async function registerApiGuards(api: FastifyInstance, deps: GuardDeps): Promise<void> {
  const { allowedOrigins, database, clock, addressKey, rateLimitFactor: factor, sharedCount } = deps;
  const methods = collectMethods(api);
  const limit = generalLimit({ database, clock, factor, sharedCount });
  api.removeContentTypeParser('text/plain');
  api.addHook('onRequest', async (request, reply) => {
    setApiHeaders(request, reply, allowedOrigins.length > 0);
    if (request.url.length > LONGEST_URL)
      throw new ServiceError('invalid_request', { detail: 'The address is too long.' });
  });
  if (allowedOrigins.length > 0) {
    await api.register(cors, {
      origin: [...allowedOrigins],
      credentials: true,
      methods: [...METHODS],
      allowedHeaders: ['content-type', 'authorization', 'x-xsrf-token', IDEMPOTENCY_HEADER],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: PREFLIGHT_SECONDS,
    });
  }
  api.addHook('onRequest', async (request) => {
    if (UNLIMITED.test(request.url)) return;
    await limit.count(keyedText(addressKey, networkOf(request)));
  });
  api.addHook('onClose', () => limit.close());
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerUnknown(methods.get(request.url.split('?')[0] ?? ''), reply);
  // A route, not a not-found handler: otherwise the site, which answers every address, would take them.
  api.route({ method: [...ANY_METHOD], url: '/*', handler: answer });
}
