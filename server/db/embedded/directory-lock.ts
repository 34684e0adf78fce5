import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseRefusal } from '../database.ts';

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** Makes the directory where there is none. */
function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw new DatabaseRefusal(
      `No place for the embedded database: ${error instanceof Error ? error.message : String(error)}.
Name a directory that may be written in DATA_DIR, or use PostgreSQL through DATABASE_URL.`,
    );
  }
}

/**
 * Holds a directory for this process. The lock is the operating system's, taken through SQLite: it is gone the moment
 * the process is, however it ends, which a file with a process id cannot promise (two containers are both process 1).
 *
 * @returns the release
 * @throws {DatabaseRefusal} at once when another process holds it, or when it cannot be made
 */
export function lockDirectory(directory: string): () => void {
  makeDirectory(directory);
  const lock = new DatabaseSync(path.join(directory, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseRefusal(
      `The embedded database in ${directory} is in use by another process, and it serves one process only.
Stop the other one (a running service?), or use PostgreSQL through DATABASE_URL.`,
    );
  }
  return () => lock.close();
}
