import type { FastifyInstance, FastifyReply } from 'fastify';
import { NOTIFICATION_STREAM } from '#lib/contract/notifications.ts';
import { OpenStreams, openEventStream } from '../../http/event-stream.ts';
import { ServiceError } from '../../http/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { whoCalls } from '../sessions/access-token.ts';
import { ACCESS_LIFE } from '../sessions/session-rules.ts';
import type { Listener, NotificationHub } from './notification-hub.ts';

/** Open pages of one customer. */
const MOST_STREAMS = 6;

type Who = Pick<Listener, 'userId' | 'sessionId'>;

function openStream(reply: FastifyReply, hub: NotificationHub, who: Who, onEnd: () => void): void {
  const onClose = () => {
    hub.remove(listener);
    onEnd();
  };
  const stream = openEventStream(reply, { life: ACCESS_LIFE, onClose });
  const listener: Listener = {
    ...who,
    tell: (unread) => stream.send('notifications', { unread }),
    end: () => stream.end(),
  };
  hub.add(listener);
}

/**
 * A stream of Server-Sent Events that says how many notifications are unread, at the beginning and with every change.
 * A page reads it with `fetch`, because it carries the access token.
 */
export function registerNotificationStream(api: FastifyInstance, deps: ModuleDeps, hub: NotificationHub): void {
  const { database, keys, clock } = deps;
  const open = new OpenStreams(MOST_STREAMS);
  api.get(`/${NOTIFICATION_STREAM}`, async (request, reply) => {
    const session = await whoCalls(database.db, keys.access, request, clock());
    if (!session) throw new ServiceError('session_expired');
    const { userId, sessionId } = session;
    if (open.isFull(userId)) throw new ServiceError('rate_limited', { retryAfter: 60 });
    open.count(userId, 1);
    openStream(reply, hub, { userId, sessionId }, () => open.count(userId, -1));
  });
  // Before the server waits for its connections.
  api.addHook('preClose', async () => hub.close());
}
