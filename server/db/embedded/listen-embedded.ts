import type { PGlite } from '@electric-sql/pglite';

/** Hears the signals of the embedded database: there is one process, and nothing between it and the database. */
export async function listenEmbedded(pg: PGlite, hear: (text: string) => void): Promise<() => Promise<void>> {
  const { rows } = await pg.query<{ schema: string }>('SELECT current_schema() AS schema');
  const stop = await pg.listen(`signals_${rows[0]?.schema ?? 'public'}`, hear);
  return async () => {
    // Closed before: then nothing is heard any more.
    await stop().catch(() => undefined);
  };
}
