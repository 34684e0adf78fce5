import { closeSync, mkdirSync, openSync, renameSync, rmSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';

/** What a program did to a folder, and what it told whom. */
export type Change =
  | { readonly kind: 'create' | 'sync' | 'remove' | 'folder'; readonly file: string }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'write'; readonly file: string; readonly at: number; readonly data: string }
  | { readonly kind: 'rename'; readonly file: string; readonly to: string }
  /** Somebody was told that this is kept. */
  | { readonly kind: 'acknowledged'; readonly id: string };

interface Write {
  readonly at: number;
  readonly data: string;
}

/**
 * A folder as a disk holds it. Names and sizes go through the file system's journal, in their order; bytes wait in the
 * memory of the operating system until their file is synced, and a power cut takes those that wait.
 */
export class Disk {
  readonly #folder: string;
  readonly #waiting = new Map<string, Write[]>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  #at(file: string): string {
    return path.join(this.#folder, file);
  }

  apply(change: Change): void {
    if (change.kind === 'acknowledged') return;
    const { kind, file } = change;
    if (kind === 'write') this.#waiting.set(file, [...(this.#waiting.get(file) ?? []), change]);
    else if (kind === 'sync') this.#keep(file, () => true);
    else if (kind === 'create') closeSync(openSync(this.#at(file), 'a'));
    else if (kind === 'folder') mkdirSync(this.#at(file), { recursive: true });
    else if (kind === 'rename') this.#rename(file, change.to);
    else if (kind === 'truncate') {
      truncateSync(this.#at(file), change.size);
      this.#waiting.set(
        file,
        (this.#waiting.get(file) ?? []).filter(({ at }) => at < change.size),
      );
    } else {
      rmSync(this.#at(file), { recursive: true, force: true });
      this.#waiting.delete(file);
    }
  }

  #rename(file: string, to: string): void {
    renameSync(this.#at(file), this.#at(to));
    this.#waiting.set(to, this.#waiting.get(file) ?? []);
    this.#waiting.delete(file);
  }

  #keep(file: string, isKept: () => boolean): void {
    const writes = (this.#waiting.get(file) ?? []).filter(isKept);
    this.#waiting.delete(file);
    if (writes.length === 0) return;
    const descriptor = openSync(this.#at(file), 'r+');
    for (const { at, data } of writes) writeSync(descriptor, Buffer.from(data, 'base64'), 0, undefined, at);
    closeSync(descriptor);
  }

  /** The power goes. The system may have written some of what waited by itself, in any order. */
  cut(isKept: () => boolean): void {
    for (const file of [...this.#waiting.keys()]) this.#keep(file, isKept);
  }
}
