import type { FastifyInstance, FastifyReply } from 'fastify';
import { NOTIFICATION_STREAM } from '#lib/contract/notifications.ts';
import { SECOND } from '../../clock.ts';
import { ServiceError } from '../../http/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { whoCalls } from '../sessions/access-token.ts';
import { ACCESS_LIFE } from '../sessions/session-rules.ts';
import type { Listener, NotificationHub } from './notification-hub.ts';

/** A line now and then: the server closes a connection that is silent for twenty seconds, and proxies do alike. */
const BEAT = 12 * SECOND;

/** Open pages of one customer. */
const MOST_STREAMS = 6;

type Who = Pick<Listener, 'userId' | 'sessionId'>;

function openStream(reply: FastifyReply, hub: NotificationHub, who: Who, onEnd: () => void): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...reply.getHeaders(), 'content-type': 'text/event-stream; charset=utf-8' } as Record<
    string,
    string
  >);
  const beat = setInterval(() => raw.write(': \n\n'), BEAT).unref();
  // The page comes back with a token that is valid then.
  const life = setTimeout(() => raw.end(), ACCESS_LIFE).unref();
  const listener: Listener = {
    ...who,
    tell: (unread) => void raw.write(`event: notifications\ndata: ${JSON.stringify({ unread })}\n\n`),
    end: () => raw.end(),
  };
  raw.on('close', () => {
    clearInterval(beat);
    clearTimeout(life);
    hub.remove(listener);
    onEnd();
  });
  hub.add(listener);
}

/**
 * A stream of Server-Sent Events that says how many notifications are unread, at the beginning and with every change.
 * A page reads it with `fetch`, because it carries the access token.
 */
export function registerNotificationStream(api: FastifyInstance, deps: ModuleDeps, hub: NotificationHub): void {
  const { database, keys, clock } = deps;
  const open = new Map<string, number>();
  const count = (userId: string, by: 1 | -1) => {
    const streams = (open.get(userId) ?? 0) + by;
    if (streams > 0) open.set(userId, streams);
    else open.delete(userId);
  };
  api.get(`/${NOTIFICATION_STREAM}`, async (request, reply) => {
    const session = await whoCalls(database.db, keys.access, request, clock());
    if (!session) throw new ServiceError('session_expired');
    const { userId, sessionId } = session;
    if ((open.get(userId) ?? 0) >= MOST_STREAMS) throw new ServiceError('rate_limited', { retryAfter: 60 });
    count(userId, 1);
    openStream(reply, hub, { userId, sessionId }, () => count(userId, -1));
  });
  // Before the server waits for its connections.
  api.addHook('preClose', async () => hub.close());
}
