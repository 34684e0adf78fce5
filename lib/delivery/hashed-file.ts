import { createHash } from 'node:crypto';

/** A file whose address changes with its text, so that it may be kept for ever. */
export interface HashedFile {
  /** From the root of the site: `/styles/page.0123456789.css`. */
  readonly address: string;
  readonly text: string;
}

/** @param name path from the root without extension */
export function hashedFile(name: string, extension: string, text: string): HashedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `${name}.${hash}.${extension}`, text };
}
