import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, type Logger, PGliteDialect } from 'kysely';
import { type Clock, systemClock } from '../../clock.ts';
import { type Database, DatabaseRefusal } from '../database.ts';
import { migrate } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { listenEmbedded } from './listen-embedded.ts';
import { startMaintenance } from './maintenance.ts';
import { preparing } from './prepared-pglite.ts';
import { hasRoom, startRoomGuard } from './room-guard.ts';
import { assertDurable } from './self-test.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/**
 * PGlite's own parameters without `-F`, which switches fsync off, and with the sync our file system answers. Its buffers
 * are 128 MB as it comes, which stay in this process once they were touched; the operating system keeps the files in its
 * own cache besides, where they can go when memory is short.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((name) => name !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=16MB'],
];

interface Opened {
  readonly pg: PGlite;
  readonly fs: DurableNodeFS;
}

/** Opens a cluster that exists, without lock, self-test or migrations. */
export async function openCluster(directory: string): Promise<Opened> {
  const fs = new DurableNodeFS(directory);
  const pg = await PGlite.create({ fs, startParams: START_PARAMETERS });
  return { pg, fs };
}

/** Makes a new cluster beside its place and moves it there when it is on disk, so that none is ever half made. */
async function createCluster(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const { pg } = await openCluster(draft);
  await pg.close();
  syncTree(draft);
  renameSync(draft, directory);
  syncPath(path.dirname(directory));
}

async function prepareCluster(directory: string): Promise<Opened> {
  if (!existsSync(path.join(directory, 'PG_VERSION'))) {
    if (existsSync(directory) && readdirSync(directory).length > 0) {
      throw new DatabaseRefusal(`${directory} is not empty and holds no database. Move it away, or restore a backup.`);
    }
    await createCluster(directory);
  }
  // Left by a process that was killed. We hold the lock, so nobody lives behind it.
  rmSync(path.join(directory, 'postmaster.pid'), { force: true });
  return openCluster(directory);
}

export interface EmbeddedOptions {
  readonly clock?: Clock;
  /** Hears of maintenance that failed. */
  readonly onError?: (error: Error) => void;
  /** Hears of every query. */
  readonly log?: Logger;
}

/**
 * Opens the embedded database in a directory: `postgres/` (the cluster), `backups/`, `lock.db`. One process only.
 * @throws {DatabaseRefusal} when another process has it, or when it would not keep what it acknowledges
 */
export async function openEmbedded(directory: string, options: EmbeddedOptions = {}): Promise<Database> {
  const { clock = systemClock, onError = () => undefined } = options;
  const unlock = lockDirectory(directory);
  try {
    if (!hasRoom(directory)) throw new DatabaseRefusal(`The disk of ${directory} has less than 64 MB left. Make room.`);
    const { pg, fs } = await prepareCluster(path.resolve(directory, 'postgres'));
    await assertDurable(pg, () => fs.syncs);
    const db = new Kysely<Tables>({
      dialect: new PGliteDialect({ pglite: preparing(pg) }),
      ...(options.log && { log: options.log }),
    });
    await migrate(db);
    const stopMaintenance = startMaintenance({ pg, backupDir: path.join(directory, 'backups'), clock, onError });
    const stopGuard = await startRoomGuard(pg, directory);
    const close = async () => {
      await stopGuard();
      await stopMaintenance();
      await pg.query('CHECKPOINT');
      await db.destroy();
      unlock();
    };
    return { kind: 'embedded', db, listen: (hear) => listenEmbedded(pg, hear), close };
  } catch (error) {
    unlock();
    throw error;
  }
}
