import * as calls from '#lib/contract/ticket-calls.ts';
import { DAY, HOUR, MINUTE } from '../../clock.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { send } from '../support/signals.ts';
import { authorOf } from './author.ts';
import { changeTicket } from './change-ticket.ts';
import { listMessages } from './list-messages.ts';
import { listTickets } from './list-tickets.ts';
import { markSeen } from './mark-seen.ts';
import { beginThread } from './open-ticket.ts';
import { copyIn, takeOut } from './people.ts';
import { readTicket } from './read-ticket.ts';
import { findThread } from './thread.ts';
import { writeMessage } from './write-message.ts';

/** Of one network, which an office shares. */
const TICKET_LIMITS: readonly Limit[] = [{ name: 'ticket-day', hits: 50, window: DAY }];
export const MESSAGE_LIMITS: readonly Limit[] = [
  { name: 'message-minute', hits: 40, window: MINUTE },
  { name: 'message-hour', hits: 600, window: HOUR },
];
/** Each makes the service write to somebody who did not ask. */
const PEOPLE_LIMITS: readonly Limit[] = [{ name: 'copy-in-day', hits: 20, window: DAY }];

export function mountTickets(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(calls.listTickets, async ({ query, session }) => listTickets(db, session.userId, query));
  mount(calls.readTicket, async ({ params, session }) => readTicket(db, session.userId, params.id));
  mount(calls.listMessages, async ({ params, query, session }) => listMessages(db, session.userId, params.id, query));
  mount(calls.openTicket, async ({ body, session, now, commit }) =>
    commit(TICKET_LIMITS, async (tx) => {
      const author = authorOf('customer', session);
      const begun = { kind: 'ticket', message: body, ticket: body, context: body.context } as const;
      return readTicket(tx, session.userId, await beginThread(tx, author, begun, now));
    }),
  );
  mount(calls.writeMessage, async ({ params, body, session, now, commit }) =>
    commit(MESSAGE_LIMITS, async (tx) => writeMessage(tx, params.id, authorOf('customer', session), body, now)),
  );
  mount(calls.changeTicket, async ({ params, body, session, now, commit }) =>
    commit([], async (tx) => {
      const author = authorOf('customer', session);
      return readTicket(tx, session.userId, await changeTicket(tx, params.id, author, body, now));
    }),
  );
  mount(calls.markSeen, async ({ params, body, session, commit }) =>
    commit([], async (tx) => ({
      seq: await markSeen(tx, { customerId: session.userId, threadId: params.id }, body.seq),
    })),
  );
  mount(calls.sayTyping, async ({ params, session }) => {
    const { id, customer_id: customerId } = await findThread(db, session.userId, params.id);
    const { name } = authorOf('customer', session);
    await send(db, { kind: 'typing', id, customerId, by: 'customer', userId: session.userId, name });
    return {};
  });
  mount(calls.copyIn, async ({ params, body, session, now, commit }) =>
    commit(PEOPLE_LIMITS, async (tx) => {
      const author = authorOf('customer', session);
      return readTicket(tx, session.userId, await copyIn(tx, params.id, author, body.email, now));
    }),
  );
  mount(calls.takeOut, async ({ params, session, commit }) =>
    commit([], async (tx) =>
      readTicket(tx, session.userId, await takeOut(tx, session.userId, params.id, params.person)),
    ),
  );
}
