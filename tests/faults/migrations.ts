import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { counted, type Fault, none, pause, within } from './fault.ts';

const PEOPLE = 20_000;
const CLIENTS = 10;

const openPool = (connectionString: string, max: number) =>
  new Kysely<never>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString, max }) }) });

/** Calls of before the migration that go on while it runs: a sign-in's read and a profile's write. */
async function workMeanwhile(db: Kysely<never>, isOver: () => boolean): Promise<{ longest: number; failed: number }> {
  const seen = { longest: 0, failed: 0 };
  const client = async () => {
    while (!isOver()) {
      const phone = `+98912${1_000_000 + Math.floor(Math.random() * PEOPLE)}`;
      const since = performance.now();
      try {
        await sql`SELECT id, password_hash FROM users WHERE phone = ${phone}`.execute(db);
        await sql`UPDATE users SET locale = 'fa-IR' WHERE phone = ${phone}`.execute(db);
      } catch {
        seen.failed += 1;
      }
      seen.longest = Math.max(seen.longest, performance.now() - since);
      await pause(2);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return seen;
}

async function addPeople(db: Kysely<never>): Promise<void> {
  await sql`
    INSERT INTO users (id, phone, locale, created_at)
    SELECT gen_random_uuid(), '+98912' || (1000000 + n), 'en-US', now() FROM generate_series(0, ${sql.lit(PEOPLE - 1)}) n`.execute(
    db,
  );
}

export const migrations: Fault = {
  name: 'migrations',
  what: 'R21: every migration after the accounts, one by one, over 20,000 people who go on working',
  async run() {
    const server = await startPostgres();
    const all = readMigrations();
    const first = all.findIndex(({ name }) => name.includes('accounts')) + 1;
    const [migrating, working] = [openPool(server.url, 1), openPool(server.url, CLIENTS)];
    await migrate(migrating, all.slice(0, first));
    await addPeople(migrating);
    let [longest, failed] = [0, 0];
    for (let at = first; at < all.length; at += 1) {
      let isOver = false;
      const using = workMeanwhile(working, () => isOver);
      await pause(200);
      await migrate(migrating, all.slice(0, at + 1));
      await pause(200);
      isOver = true;
      const seen = await using;
      longest = Math.max(longest, seen.longest);
      failed += seen.failed;
    }
    await Promise.all([migrating.destroy(), working.destroy()]);
    const { close } = await openPostgres(server.url, () => undefined);
    await close();
    await server.remove();
    return [
      counted('migrations over people at work', all.length - first),
      none('statements that failed meanwhile', failed),
      within('longest read and write meanwhile', longest, 1000),
    ];
  },
};
