// `node tests/support/seed-people.ts`: somebody for the desk, and a customer with a thousand orders.
// The settings of the service that will open the database stand in the environment.
import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '#lib/contract/session.ts';
import { createPasswordHasher } from '#server/adapters/password-hasher.ts';
import { systemClock } from '#server/clock.ts';
import { loadConfig } from '#server/config.ts';
import type { Tx } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { newReference } from '#server/modules/orders/order-reference.ts';
import { SEEDED } from './seeded-people.ts';

const STAGES = ['requested', 'awaiting_payment', 'in_progress', 'waiting_for_customer', 'accepted'] as const;

async function addPerson(tx: Tx, phone: string, role: Role, hash: string, now: Date): Promise<string> {
  const id = randomUUIDv7();
  const names = { first_name: 'Mina', last_name: role === 'customer' ? 'Karimi' : 'Farahani' };
  const row = { id, phone, role, password_hash: hash, ...names, locale: 'en-US', privacy_accepted_at: now };
  await tx
    .insertInto('users')
    .values({ ...row, created_at: now })
    .execute();
  return id;
}

async function addOrders(tx: Tx, customerId: string, now: Date): Promise<void> {
  const rows = Array.from({ length: SEEDED.orders }, (_, at) => ({
    id: randomUUIDv7(),
    customer_id: customerId,
    reference: newReference(),
    plan_id: at % 2 === 0 ? 'web-popular' : 'seo-economy',
    channel: 'site' as const,
    stage: STAGES[at % STAGES.length] ?? 'requested',
    currency: 'USD' as const,
    price_from: 450_000,
    price_to: null,
    amount: 450_000,
    created_at: now,
    changed_at: now,
  }));
  await tx.insertInto('orders').values(rows).execute();
}

const now = systemClock();
const database = await openDatabase(loadConfig(process.env), () => undefined);
const hash = await createPasswordHasher().hash(SEEDED.password);
await database.db.transaction().execute(async (tx) => {
  await addPerson(tx, SEEDED.staff, 'staff', hash, now);
  await addPerson(tx, SEEDED.admin, 'admin', hash, now);
  await addPerson(tx, SEEDED.buyer, 'customer', hash, now);
  await addOrders(tx, await addPerson(tx, SEEDED.collector, 'customer', hash, now), now);
});
await database.close();
