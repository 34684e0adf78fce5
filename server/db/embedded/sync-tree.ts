import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Has the operating system write one file or directory entry to disk. */
export function syncPath(target: string): void {
  const descriptor = openSync(target, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The same for everything below a directory, files first, then the directory that names them. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const target = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(target);
    else if (entry.isFile()) syncPath(target);
  }
  syncPath(directory);
}
