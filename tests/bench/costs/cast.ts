import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addAnalyses } from '#server/demo/add-analyses.ts';
import { addFigures, addTodos } from '#server/demo/add-area.ts';
import { addOrders } from '#server/demo/add-orders.ts';
import { addTickets } from '#server/demo/add-tickets.ts';
import type { Person } from './asked.ts';
import type { World } from './world.ts';

/** Messages of the long ticket, and notifications of the customer. */
const MANY = 60;

/** Who reads: a customer with half a year of life, and whoever works at the desk. */
export interface Cast {
  readonly customer: Person;
  readonly staff: Person;
  readonly admin: Person;
  /** Of the customer: the oldest order, which took every step; a ticket of many messages; a run with a report. */
  readonly orderId: string;
  readonly ticketId: string;
  readonly analysisId: string;
}

async function lengthen({ db }: World, threadId: string, customer: Person): Promise<void> {
  await sql`INSERT INTO thread_messages (id, thread_id, seq, kind, author, author_id, name, text, via, at)
    SELECT gen_random_uuid(), ${threadId}::uuid, 10 + seq, 'message', 'customer', ${customer.id}::uuid, 'Sara',
      'On a phone of 360 px it breaks into **two lines**.', 'site', now() FROM generate_series(1, ${sql.lit(MANY)}) seq`.execute(
    db,
  );
  await db
    .updateTable('threads')
    .set({ last_seq: 10 + MANY })
    .where('id', '=', threadId)
    .execute();
  await sql`INSERT INTO notifications (id, user_id, event, data, created_at, expires_at)
    SELECT gen_random_uuid(), ${customer.id}::uuid, 'ticket', '{}', now(), now() + interval '1 year'
    FROM generate_series(1, ${sql.lit(MANY)})`.execute(db);
}

/** Puts them into the database, with the life of the demo's customer. */
export async function addCast(world: World): Promise<Cast> {
  const [customer, staff] = [await world.person(), await world.person({ role: 'staff' })];
  const admin = await world.person({ role: 'admin' });
  const [now, customerId] = [new Date(), customer.id];
  await world.tx(async (tx) => {
    await addOrders(tx, customerId, now);
    await addTodos(tx, customerId, now);
    await addFigures(tx, customerId, now);
    await addAnalyses(tx, customerId, now);
    await addTickets(tx, { customerId, staffId: staff.id }, now);
    await tx.deleteFrom('jobs').execute(); // nobody is written to about a life that was made up
  });
  const own = (table: 'orders' | 'threads' | 'analyses') =>
    world.db.selectFrom(table).select('id').where('customer_id', '=', customerId).orderBy('created_at');
  const { id: orderId } = await own('orders').executeTakeFirstOrThrow();
  const { id: ticketId } = await own('threads').where('status', '=', 'answered').executeTakeFirstOrThrow();
  const { id: analysisId } = await own('analyses').executeTakeFirstOrThrow();
  await lengthen(world, ticketId, customer);
  await world.db
    .insertInto('todos')
    .values({ id: randomUUID(), user_id: customerId, text: 'Call', completed: false, position: 9, updated_at: now })
    .execute();
  return { customer, staff, admin, orderId, ticketId, analysisId };
}
