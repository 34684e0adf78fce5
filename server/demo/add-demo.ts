import { randomUUIDv7 } from 'node:crypto';
import { createPasswordHasher } from '../adapters/password-hasher.ts';
import { after, DAY } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import { addAnalyses } from './add-analyses.ts';
import { addFigures, addTodos } from './add-area.ts';
import { addOrders } from './add-orders.ts';
import { addTickets } from './add-tickets.ts';

/** Who may sign in to the demo. */
export const DEMO = {
  customer: '+989120000000',
  staff: '+989120000001',
  password: 'Demo walnut 7',
} as const;

async function addPerson(tx: Tx, person: { phone: string; role: 'customer' | 'staff'; hash: string }, now: Date) {
  const id = randomUUIDv7();
  const { phone, role, hash } = person;
  await tx
    .insertInto('users')
    .values({
      id,
      phone,
      role,
      password_hash: hash,
      first_name: 'Demo',
      last_name: role === 'staff' ? 'Adviser' : 'Customer',
      company: 'Demo data, nobody’s',
      locale: 'en-US',
      privacy_accepted_at: now,
      created_at: after(now, -180 * DAY),
    })
    .execute();
  return id;
}

/**
 * Puts a customer with half a year of life into a database, and somebody for the desk; once.
 * @throws where real people could be: in production, or on a server of PostgreSQL
 */
export async function addDemo(
  { isProduction, databaseUrl }: Pick<Config, 'isProduction' | 'databaseUrl'>,
  { db }: Pick<Database, 'db'>,
  now: Date,
): Promise<void> {
  if (isProduction || databaseUrl !== null)
    throw new Error('Demo data are for the embedded database of a machine that is not in production.');
  const known = await db.selectFrom('users').select('id').where('phone', '=', DEMO.customer).executeTakeFirst();
  if (known) return;
  const hash = await createPasswordHasher().hash(DEMO.password);
  await db.transaction().execute(async (tx) => {
    const staffId = await addPerson(tx, { phone: DEMO.staff, role: 'staff', hash }, now);
    const customerId = await addPerson(tx, { phone: DEMO.customer, role: 'customer', hash }, now);
    await addOrders(tx, customerId, now);
    await addTodos(tx, customerId, now);
    await addFigures(tx, customerId, now);
    await addAnalyses(tx, customerId, now);
    await addTickets(tx, { customerId, staffId }, now);
    // Nobody is written to about a life that was made up.
    const letters = ['order-mail', 'notification-mail', 'ticket-mail', 'ticket-introduction', 'ticket-staff-mail'];
    await tx.deleteFrom('jobs').where('kind', 'in', letters).execute();
    // What happened long ago has been read.
    const old = tx.updateTable('notifications').set({ read_at: now }).where('user_id', '=', customerId);
    await old.where('created_at', '<', after(now, -7 * DAY)).execute();
  });
}
