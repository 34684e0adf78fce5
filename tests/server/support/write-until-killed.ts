/**
 * Opens the embedded database and writes rows, naming each on the standard output once it is acknowledged. With `stock`
 * as the third word it opens PGlite as it comes instead, to show that a test can fail.
 */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import type { Tables } from '#server/db/tables.ts';

const [directory = '', round = '', kind = ''] = process.argv.slice(2);

const openStock = async () => {
  const pglite = await PGlite.create({ dataDir: path.join(directory, 'postgres') });
  return { db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }) };
};

const { db } = kind === 'stock' ? await openStock() : await openEmbedded(directory);
process.stdout.write('open\n');
for (let i = 0; ; i += 1) {
  const id = `${round}-${i}`;
  const expires_at = new Date();
  // Two rows in one transaction: after the crash there are both or none.
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('used_challenges').values({ id, expires_at }).execute();
    await tx.insertInto('rate_limits').values({ bucket: id, hits: i, expires_at }).execute();
  });
  process.stdout.write(`${id}\n`);
}
