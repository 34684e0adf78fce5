import { createHash } from 'node:crypto';
import * as z from 'zod';

/** `locales/<lng>/source-hashes.json`: for each text of a file, the hash of the English one it was written from. */
export const SourceHashes = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));

export const HASHES_FILE = 'source-hashes.json';

/** Enough letters that two texts hardly share them, and few enough for a file of thousands. */
const LETTERS = 6;
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, LETTERS);
