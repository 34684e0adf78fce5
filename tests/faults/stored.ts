import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';

/** A database of a fault's own, and how the service and the fault reach it. */
export interface Stored {
  readonly settings: Record<string, string>;
  readonly dataDir: string;
  /** `null` for the embedded one. */
  readonly server: PostgresServer | null;
  open(): Promise<Database>;
  remove(): Promise<void>;
}

export async function makeStored(kind: 'embedded' | 'postgres'): Promise<Stored> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const server = kind === 'postgres' ? await startPostgres() : null;
  const url = server?.url ?? '';
  return {
    dataDir,
    server,
    settings: { DATA_DIR: dataDir, DATABASE_URL: url },
    open: () => (server ? openPostgres(url, () => undefined) : openEmbedded(dataDir)),
    async remove() {
      await server?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
