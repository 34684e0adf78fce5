import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ANALYSIS_STREAM } from '#lib/contract/analysis-calls.ts';
import { OpenStreams, openEventStream } from '../../http/event-stream.ts';
import { ServiceError } from '../../http/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { whoCalls } from '../sessions/access-token.ts';
import { ACCESS_LIFE } from '../sessions/session-rules.ts';
import { type Follower, ProgressHub } from './progress-hub.ts';
import { readAnalysis } from './read-analyses.ts';

/** Pages of one customer that follow runs. */
const MOST_STREAMS = 6;

const Params = z.object({ id: z.uuid() });

/** A stream of Server-Sent Events that tells how a run goes, until it is over. */
export function registerProgressStream(api: FastifyInstance, { database: { db }, keys, clock }: ModuleDeps): void {
  const hub = new ProgressHub(db);
  const open = new OpenStreams(MOST_STREAMS);
  api.get(`/${ANALYSIS_STREAM}`, async (request: FastifyRequest, reply) => {
    const session = await whoCalls(db, keys.access, request, clock());
    if (!session) throw new ServiceError('session_expired');
    const { data: params } = Params.safeParse(request.params);
    const run = params && (await readAnalysis(db, session.userId, params.id, clock()));
    if (!run) throw new ServiceError('not_found');
    const { userId, sessionId } = session;
    if (open.isFull(userId)) throw new ServiceError('rate_limited', { retryAfter: 60 });
    open.count(userId, 1);
    const onClose = () => {
      hub.remove(follower);
      open.count(userId, -1);
    };
    const stream = openEventStream(reply, { life: ACCESS_LIFE, onClose });
    const follower: Follower = {
      analysisId: run.id,
      sessionId,
      tell: (changed) => stream.send('progress', changed),
      end: stream.end,
    };
    hub.add(follower);
  });
  // Before the server waits for its connections.
  api.addHook('preClose', async () => hub.close());
}
