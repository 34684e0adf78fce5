import type { FastifyInstance } from 'fastify';
import { AtDesk, SUPPORT_STREAM } from '#lib/contract/support.ts';
import { OpenStreams, openEventStream } from '../../http/event-stream.ts';
import { ServiceError } from '../../http/problem.ts';
import { isStaff } from '../../http/signed-in.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { whoCalls } from '../sessions/access-token.ts';
import { ACCESS_LIFE } from '../sessions/session-rules.ts';
import type { SupportListener } from './listeners.ts';
import type { SupportHub } from './support-hub.ts';

/** Open pages of one person. */
const MOST_STREAMS = 8;

const isDesk = (query: unknown): boolean => AtDesk.safeParse(query).success;

/** The stream of what happens in threads and who is here; see `lib/contract/support.ts`. */
export function registerSupportStream(api: FastifyInstance, deps: ModuleDeps, hub: SupportHub): void {
  const { database, keys, clock } = deps;
  const open = new OpenStreams(MOST_STREAMS);
  api.get(`/${SUPPORT_STREAM}`, async (request, reply) => {
    const session = await whoCalls(database.db, keys.access, request, clock());
    if (!session) throw new ServiceError('session_expired');
    const { userId, sessionId, role } = session;
    if (open.isFull(userId)) throw new ServiceError('rate_limited', { retryAfter: 60 });
    open.count(userId, 1);
    const onClose = () => {
      open.count(userId, -1);
      hub.remove(listener);
    };
    const stream = openEventStream(reply, { life: ACCESS_LIFE, onClose });
    const listener: SupportListener = {
      userId,
      sessionId,
      isStaff: isStaff(role),
      isAtDesk: isStaff(role) && isDesk(request.query),
      send: (event, data) => stream.send(event, data),
      end: () => stream.end(),
    };
    await hub.add(listener).catch(() => stream.end());
    if (reply.raw.destroyed) hub.remove(listener);
    else stream.send('resync', {}); // from here on nothing is missed
  });
  // Before the server waits for its connections.
  api.addHook('preClose', async () => hub.close());
}
