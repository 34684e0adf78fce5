import type { Logger } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';

type ErrorSink = (error: Error) => void;

/** Opens the database the settings name, with the schema up to date. Only the driver that is used is loaded. */
export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  onError: ErrorSink,
  log?: Logger,
): Promise<Database> {
  if (databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, onError, log);
  }
  const { openEmbedded } = await import('./embedded/open-embedded.ts');
  return openEmbedded(dataDir, { onError, ...(log && { log }) });
}
