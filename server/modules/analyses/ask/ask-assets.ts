import type { Fetched, Fetcher } from '../fetch/safe-fetch.ts';
import type { AssetLink } from '../page/assets.ts';
import type { Asset } from '../site.ts';
import { inTurns } from './in-turns.ts';

const MOST_ASSETS = 40;
const TEXT_BYTES = 400_000;
const WIDTH = 4;

const one = (value: string | string[] | undefined): string => String(value ?? '').toLowerCase();

function bytesOf(answer: Fetched): number {
  const length = Number(one(answer.headers['content-length']));
  return Number.isFinite(length) && length > 0 ? length : answer.wireBytes;
}

/** Files of the start page: styles and scripts are read, pictures and fonts asked for their headers. */
export async function askAssets(fetcher: Fetcher, links: readonly AssetLink[], signal: AbortSignal): Promise<Asset[]> {
  const found = await inTurns(links.slice(0, MOST_ASSETS), WIDTH, async ({ url, kind }): Promise<Asset | null> => {
    if (signal.aborted) return null;
    const isText = kind === 'style' || kind === 'script';
    try {
      const answer = await fetcher.fetch(url, { signal, limit: TEXT_BYTES, method: isText ? 'GET' : 'HEAD' });
      const { status, headers, text } = answer;
      return {
        url,
        kind,
        status,
        wireBytes: bytesOf(answer),
        encoding: one(headers['content-encoding']),
        type: one(headers['content-type']),
        cacheControl: one(headers['cache-control']),
        text: isText ? text : '',
      };
    } catch {
      return null;
    }
  });
  return found.filter((asset) => asset !== null);
}
