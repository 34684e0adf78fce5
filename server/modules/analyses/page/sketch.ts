import { createHash } from 'node:crypto';
import { wordList } from './letters.ts';

const SHINGLE = 4;
const ROWS = 64;
const FEWEST_WORDS = 50;

const hashOf = (text: string, seed: number): number => {
  let hash = 2_166_136_261 ^ (seed * 16_777_619);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** A fingerprint of a text and a sketch by which similar texts are found; none for a text too short to compare. */
export function sketchOf(text: string): { hash: string | null; sketch: number[] } {
  const words = wordList(text).slice(0, 2000);
  if (words.length < FEWEST_WORDS) return { hash: null, sketch: [] };
  const shingles = words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' '));
  const hashes = shingles.map((shingle) => hashOf(shingle, 0));
  const sketch = Array.from({ length: ROWS }, (_, row) => {
    const salt = Math.imul(row + 1, 0x9e37_79b1);
    return hashes.reduce((least, hash) => Math.min(least, Math.imul(hash ^ salt, 0x85eb_ca6b) >>> 0), 0xffff_ffff);
  });
  return { hash: createHash('sha1').update(words.join(' ')).digest('hex'), sketch };
}

/** How much alike two sketched texts are, 0 to 1. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  return a.filter((value, at) => value === b[at]).length / a.length;
}
