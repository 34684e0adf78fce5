import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { filePolicy, pagePolicy } from '#lib/delivery/content-policy.ts';
import type { Guests } from '#lib/delivery/guests.ts';
import { inlineHashes } from '#lib/delivery/inline-hashes.ts';
import { type Encoding, encode } from './encodings.ts';
import { mediaTypeOf } from './media-types.ts';

/** A file as it goes over the wire. */
export interface Representation {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: Encoding;
  /** Strong, and another for each encoding. */
  readonly etag: string;
  /** Content security policy; a page has one of its own. */
  readonly policy: string;
  /** Whether the page lets somebody in, whose windows it then has to be able to talk to. */
  readonly hasGuests: boolean;
}

const MEMORY_LIMIT = 64 * 1024 * 1024;

/** Dot files are nobody's business, but for the one folder the standard made for everybody (RFC 8615). */
const isPlainSegment = (segment: string, index: number): boolean =>
  !segment.startsWith('.') || (index === 0 && segment === '.well-known');

/** Path below the site for an address, or `undefined` for one that names no file a visitor may have. */
function relativePath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const segments = decoded.slice(1).split('/');
  const isSafe = segments.every(isPlainSegment) && !/[\0\\]/.test(decoded) && !decoded.includes('//');
  return isSafe && !decoded.endsWith('.html') ? segments.join('/') : undefined;
}

async function statFile(file: string): Promise<Stats | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found : undefined;
}

/** The files of an exported site, read once and kept in memory as they are sent. */
export class SiteFiles {
  readonly #root: string;
  readonly #kept = new Map<string, Promise<Representation>>();
  #bytes = 0;

  readonly #guestsOf: (name: string) => Guests | undefined;

  /** @param guestsOf whom a page lets in, by its path below the root: `en/login.html` */
  constructor(root: string, guestsOf: (name: string) => Guests | undefined = () => undefined) {
    this.#root = path.resolve(root);
    this.#guestsOf = guestsOf;
  }

  /** The file of an address: itself, or the page of that name (`/en` is `en.html`, `/` is `index.html`). */
  async find(pathname: string): Promise<string | undefined> {
    const relative = relativePath(pathname);
    if (relative === undefined) return undefined;
    const candidates = relative === '' ? ['index.html'] : relative.endsWith('/') ? [] : [relative, `${relative}.html`];
    for (const candidate of candidates) {
      const file = path.join(this.#root, candidate);
      if (await statFile(file)) return file;
    }
    return undefined;
  }

  /** The first of these files of the site that exists. */
  async findFirst(names: readonly string[]): Promise<string | undefined> {
    for (const name of names) {
      const file = path.join(this.#root, name);
      if (await statFile(file)) return file;
    }
    return undefined;
  }

  /** Reads and encodes a file; a file that changed on disk is read anew. */
  async read(file: string, accepted: Encoding): Promise<Representation> {
    const { mtimeMs, size } = await stat(file);
    const encoding = mediaTypeOf(file).isText ? accepted : 'identity';
    const key = `${encoding} ${mtimeMs} ${size} ${file}`;
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key); // to the end of the map, where the youngest stand
      this.#kept.set(key, known);
      return known;
    }
    const guests = this.#guestsOf(path.relative(this.#root, file).replaceAll(path.sep, '/'));
    const made = represent(file, encoding, guests);
    this.#kept.set(key, made);
    made.then(({ body }) => this.#makeRoom(body.length)).catch(() => this.#kept.delete(key));
    return made;
  }

  async #makeRoom(bytes: number): Promise<void> {
    this.#bytes += bytes;
    for (const [key, oldest] of this.#kept) {
      if (this.#bytes <= MEMORY_LIMIT) return;
      this.#kept.delete(key);
      this.#bytes -= (await oldest).body.length;
    }
  }
}

async function represent(file: string, encoding: Encoding, guests: Guests | undefined): Promise<Representation> {
  const content = await readFile(file);
  const body = await encode(content, encoding);
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
  const policy = file.endsWith('.html') ? pagePolicy(inlineHashes(content.toString('utf8')), guests) : filePolicy();
  return { body, type: mediaTypeOf(file).type, encoding, etag, policy, hasGuests: guests !== undefined };
}
