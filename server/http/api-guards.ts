import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '#lib/contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { keyedHash } from '../secrets.ts';
import { networkOf } from './origin.ts';
import { ServiceError, sendProblem } from './problem.ts';
import { countHit, GENERAL_LIMIT } from './rate-limit.ts';
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
}

const METHODS = ['GET', 'POST'] as const;
const ANY_METHOD = [...METHODS, 'PUT', 'PATCH', 'DELETE'] as const;

/** A known path with another method is 405 and names the methods; an unknown path is 404. */
function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? '';
  const allowed = METHODS.filter((method) => app.findRoute({ method, url: path }) !== null);
  if (allowed.length === 0) return sendProblem(reply, 'not_found');
  const names = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return sendProblem(reply.header('allow', names.join(', ')), 'method_not_allowed');
}

/** What holds for every address below `/api`: headers, CORS, the general limit, JSON only, answers for unknown paths. */
export async function registerApiGuards(api: FastifyInstance, deps: GuardDeps): Promise<void> {
  const { allowedOrigins, database, clock, addressKey, rateLimitFactor } = deps;
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
      allowedHeaders: ['content-type', 'x-xsrf-token', IDEMPOTENCY_HEADER],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: PREFLIGHT_SECONDS,
    });
  }
  api.addHook('onRequest', async (request) => {
    if (UNLIMITED.test(request.url)) return;
    const subject = keyedHash(addressKey, networkOf(request)).toString('base64url');
    const hit = {
      table: 'request_counts',
      limit: GENERAL_LIMIT,
      subject,
      factor: rateLimitFactor,
      now: clock(),
    } as const;
    await countHit(database.db, hit);
  });
  // A route, not a not-found handler: otherwise the site, which answers every address, would take them.
  api.route({ method: [...ANY_METHOD], url: '/*', handler: (request, reply) => answerUnknown(api, request, reply) });
}
