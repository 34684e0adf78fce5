/** Opens the embedded database and writes rows, naming each on the standard output once it is acknowledged. */
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';

const [directory = '', round = ''] = process.argv.slice(2);
const { db } = await openEmbedded(directory);
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
