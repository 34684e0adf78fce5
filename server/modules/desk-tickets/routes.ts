import * as calls from '#lib/contract/desk-tickets.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { send } from '../support/signals.ts';
import { authorOf } from '../tickets/author.ts';
import { listMessages } from '../tickets/list-messages.ts';
import { markSeen } from '../tickets/mark-seen.ts';
import { findThread } from '../tickets/thread.ts';
import { changeDeskTicket } from './change-desk-ticket.ts';
import { readDeskTicket } from './desk-summaries.ts';
import { listColleagues } from './list-colleagues.ts';
import { listDeskTickets } from './list-desk-tickets.ts';
import { mergeTickets } from './merge-tickets.ts';
import { writeAtDesk } from './write-at-desk.ts';

/** Tickets and live conversations at the desk. That only staff gets here is the mounter's care. */
export function mountDeskTickets(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(calls.listTicketsAtDesk, async ({ query, session }) => listDeskTickets(db, session.userId, query));
  mount(calls.readTicketAtDesk, async ({ params, now }) => readDeskTicket(db, params.id, now));
  mount(calls.listMessagesAtDesk, async ({ params, query }) => listMessages(db, null, params.id, query));
  mount(calls.writeAtDesk, async ({ params, body, session, now, commit }) =>
    commit([], async (tx) => writeAtDesk(tx, params.id, authorOf('staff', session), body, now)),
  );
  mount(calls.changeTicketAtDesk, async ({ params, body, session, now, commit }) =>
    commit([], async (tx) => {
      const id = await changeDeskTicket(tx, params.id, authorOf('staff', session), body, now);
      return readDeskTicket(tx, id, now);
    }),
  );
  mount(calls.markSeenAtDesk, async ({ params, body, commit }) =>
    commit([], async (tx) => ({ seq: await markSeen(tx, { customerId: null, threadId: params.id }, body.seq) })),
  );
  mount(calls.sayTypingAtDesk, async ({ params, session }) => {
    const { id, customer_id: customerId } = await findThread(db, null, params.id);
    const { name } = authorOf('staff', session);
    await send(db, { kind: 'typing', id, customerId, by: 'staff', userId: session.userId, name });
    return {};
  });
  mount(calls.mergeTickets, async ({ params, body, session, now, commit }) =>
    commit([], async (tx) => {
      const id = await mergeTickets(tx, params.id, body.into, authorOf('staff', session), now);
      const details = { from: params.id, into: body.into };
      await recordEvent(tx, { event: 'ticket-merged', userId: session.userId, details }, now);
      return readDeskTicket(tx, id, now);
    }),
  );
  mount(calls.listColleagues, async ({ now }) => listColleagues(db, now));
}
