import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Endpoint, IDEMPOTENCY_HEADER } from '#lib/contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queries, Tx } from '../db/database.ts';
import { transact } from '../db/signals.ts';
import { enqueuedIn } from '../jobs/enqueue.ts';
import type { Lane } from '../jobs/job-kinds.ts';
import { keyedHash, keyedText } from '../secrets.ts';
import type { Call, Handler } from './call.ts';
import { type Claim, claimKey, keepAnswer, releaseKey } from './idempotency.ts';
import { networkOf } from './origin.ts';
import { ServiceError } from './problem.ts';
import { countHits, type Limit } from './rate-limit.ts';
import { assertAdmin, assertStaff, type SignedIn } from './signed-in.ts';
import { validate } from './validation.ts';
import { visitorOf } from './visitor.ts';
import { checkOrigin, checkToken, type XsrfSettings } from './xsrf.ts';

export interface RouteDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly xsrf: XsrfSettings;
  /** Keys that make addresses and bodies unreadable in the database. */
  readonly keys: { readonly address: Buffer; readonly request: Buffer };
  readonly rateLimitFactor: number;
  /** Called after a commit, with the lanes in which it has put a job. */
  readonly onCommit: (lanes: ReadonlySet<Lane>) => void;
  /** Finds the session of an access token. */
  readonly whoCalls: (db: Queries, request: FastifyRequest, now: Date) => Promise<SignedIn | undefined>;
}

interface MountOptions {
  /** `none` for the one unsafe call that hands the token out. */
  readonly token?: 'required' | 'none';
}

/** Puts an endpoint of the contract on its path. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: MountOptions) => void;

const IDEMPOTENCY_KEY = /^[\w-]{8,255}$/;

/** What is asked, and of which thing, makes the request; the captcha that came with it does not: a repetition may bring another. */
function fingerprintOf(key: Buffer, { method }: Endpoint, { params, body }: Seen): string {
  const { captcha: _, ...asked } = { captcha: undefined, ...(body as object) }; // every body of the contract is an object
  return keyedHash(key, JSON.stringify(params === undefined ? asked : [method, params, asked])).toString('base64url');
}

function claimOf(deps: RouteDeps, endpoint: Endpoint, request: FastifyRequest, call: Seen): Claim | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER];
  // Only where the contract says so: an answer with a token in it is never kept.
  const isRepeatable = endpoint.errors.includes('idempotency_mismatch');
  if (key === undefined || call.visitor === undefined || !isRepeatable) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new ServiceError('invalid_request', { detail: 'Idempotency-Key must be 8 to 255 letters, digits, - or _.' });
  }
  const fingerprint = fingerprintOf(deps.keys.request, endpoint, call);
  return { scope: `${endpoint.path}:${call.visitor}`, key, fingerprint, owner: randomUUID() };
}

interface Seen {
  readonly session: SignedIn | undefined;
  readonly params: unknown;
  readonly body: unknown;
  readonly query: unknown;
  readonly visitor: string | undefined;
  readonly now: Date;
}

function committer(deps: RouteDeps, request: FastifyRequest, now: Date, claim: Claim | undefined) {
  return async <T>(limits: readonly Limit[], work: (tx: Tx) => Promise<T | ServiceError>): Promise<T> => {
    let enqueued: ReadonlySet<Lane> = new Set();
    const answer = await transact(deps.database.db, async (tx) => {
      // Inside, because each commit of its own would cost a disk sync; a refusal leaves the counts at their limit.
      if (limits.length > 0) {
        const subject = keyedText(deps.keys.address, networkOf(request));
        await countHits(tx, { limits, subject, factor: deps.rateLimitFactor, now });
      }
      const done = await work(tx);
      if (claim && !(done instanceof ServiceError)) await keepAnswer(tx, claim, done);
      enqueued = enqueuedIn(tx);
      return done;
    });
    deps.onCommit(enqueued);
    if (answer instanceof ServiceError) throw answer;
    return answer;
  };
}

/** Runs the handler once for a key; every repetition gets the first answer. */
async function once(
  deps: RouteDeps,
  claim: Claim | undefined,
  now: Date,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (!claim) return run();
  const earlier = await claimKey(deps.database.db, claim, now);
  if (earlier) return earlier.answer;
  try {
    return await run();
  } catch (error) {
    // If even this fails, the claim frees itself after a minute.
    await releaseKey(deps.database.db, claim).catch(() => undefined);
    throw error;
  }
}

async function sessionOf(deps: RouteDeps, { access }: Endpoint, request: FastifyRequest, now: Date) {
  if (access === 'anyone') return undefined;
  const session = await deps.whoCalls(deps.database.db, request, now);
  if (!session) throw new ServiceError('session_expired');
  // Here, before anything is looked at, so that no call can forget it.
  if (access === 'staff') assertStaff(session);
  if (access === 'admin') assertAdmin(session);
  return session;
}

/** Mounts endpoints below an instance: token, validation, idempotency, limits, transaction and the shape of answers. */
export function endpointMounter(app: FastifyInstance, deps: RouteDeps): Mount {
  return (endpoint, handler, { token = 'required' } = {}) => {
    const isGuarded = endpoint.method !== 'GET' && !endpoint.cookieless && token === 'required';
    app.route({
      method: endpoint.method,
      url: `/${endpoint.path}`,
      // Before the body is read: a forged call costs nothing.
      onRequest: async (request) => {
        if (endpoint.cookieless) checkOrigin(deps.xsrf, request);
        else if (isGuarded) checkToken(deps.xsrf, request);
      },
      handler: async (request, reply) => {
        const now = deps.clock();
        const seen: Seen = {
          session: await sessionOf(deps, endpoint, request, now),
          params: validate(endpoint.params, request.params),
          body: validate(endpoint.body, request.body ?? {}),
          query: validate(endpoint.query, request.query),
          visitor: isGuarded ? visitorOf(request) : undefined,
          now,
        };
        const claim = claimOf(deps, endpoint, request, seen);
        const commit = committer(deps, request, seen.now, claim);
        // The schemas of this very endpoint parsed body and query.
        const call = { ...seen, request, reply, commit } as unknown as Call<typeof endpoint>;
        const answer = await once(deps, claim, seen.now, () => handler(call));
        if (reply.sent) return reply; // a redirect
        return reply.status(endpoint.success).send(endpoint.reply.parse(answer));
      },
    });
  };
}
