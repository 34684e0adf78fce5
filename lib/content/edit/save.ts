import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where files are kept as they were before a command changed them; outside of what is published. */
const BACKUPS = path.join('.cache', 'locales-backup');

/** A new text of a whole file, by its path under the locales folder. */
export interface Change {
  readonly file: string;
  readonly after: string;
}

/**
 * Writes files after copying the old ones away.
 *
 * @returns the folder of the copies
 */
export function saveWithBackup(folder: string, changes: readonly Change[]): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const backup = path.join(path.dirname(path.resolve(folder)), BACKUPS, stamp);
  for (const { file, after } of changes) {
    const target = path.join(folder, file);
    if (existsSync(target)) {
      mkdirSync(path.dirname(path.join(backup, file)), { recursive: true });
      copyFileSync(target, path.join(backup, file));
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, after);
  }
  return path.relative('.', backup);
}
