import { loadChunk } from '#lib/http/load-chunk.ts';
import type { SearchEngine } from './engine.ts';
import { type IndexFile, indexPath, type TextSection, textPath } from './index-file.ts';

async function readJson<Value>(path: string): Promise<Value> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Value; // written by index-site.ts from the same types
}

const kept = new Map<string, Promise<unknown>>();

/** Asks once; what failed is asked for again the next time. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key) as Promise<Value> | undefined; // one type a key
  if (known !== undefined) return known;
  const asked = load();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** The engine of a language with its index: script and data side by side, once a page. */
export const loadEngine = (lng: string): Promise<SearchEngine> =>
  once(lng, async () => {
    const [{ SearchEngine }, file] = await Promise.all([
      loadChunk(() => import('./engine.ts')),
      readJson<IndexFile>(indexPath(lng)),
    ]);
    return new SearchEngine(file, lng);
  });

/** The text of one page, for the excerpt of its result. */
export const loadText = (lng: string, file: string): Promise<readonly TextSection[]> =>
  once(textPath(lng, file), () => readJson<readonly TextSection[]>(textPath(lng, file)));
