import type { Fetcher } from '../fetch/safe-fetch.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { inThread } from '../read/threads.ts';
import type { Probes } from '../site.ts';
import { thumbnailOf } from './thumbnail.ts';
import type { Visitor } from './visitor.ts';

const IMAGE_BYTES = 2_000_000;
const TEXT_BYTES = 300_000;
const SAMPLES = 2;

async function askShareImage(fetcher: Fetcher, url: string | null, signal: AbortSignal): Promise<Probes['shareImage']> {
  if (!url) return null;
  try {
    const { status, raw } = await fetcher.fetch(url, { signal, limit: IMAGE_BYTES });
    const size = await inThread('image', raw);
    return { url, status, size, thumbnail: status === 200 ? await thumbnailOf(raw) : null };
  } catch {
    return signal.aborted ? null : { url, status: 0, size: null, thumbnail: null };
  }
}

async function askText(fetcher: Fetcher, url: string, signal: AbortSignal): Promise<Probes['llms']> {
  try {
    const { status, text } = await fetcher.fetch(url, { signal, limit: TEXT_BYTES });
    return { status, text };
  } catch {
    return null;
  }
}

/** Two more openings of the start page: the first one alone may have woken the server. */
async function askFirstBytes(fetcher: Fetcher, url: string, first: number, signal: AbortSignal): Promise<number[]> {
  const times = [first];
  for (let sample = 0; sample < SAMPLES && !signal.aborted; sample += 1) {
    try {
      times.push((await fetcher.fetch(url, { signal, limit: 1 })).firstByteMs);
    } catch {
      break;
    }
  }
  return times;
}

type Details = Pick<Probes, 'icon' | 'shareImage' | 'llms' | 'firstBytes'>;

/** Small things of the start page that need a request of their own. */
export async function askDetails(
  start: PageFacts,
  firstByteMs: number,
  tools: { fetcher: Fetcher; visit: Visitor; signal: AbortSignal },
): Promise<Details> {
  const { fetcher, visit, signal } = tools;
  const firstBytes = await askFirstBytes(fetcher, start.url, firstByteMs, signal);
  const [icon, shareImage, llms] = await Promise.all([
    visit(start.icon ?? new URL('/favicon.ico', start.url).href),
    askShareImage(fetcher, start.shareImage, signal),
    askText(fetcher, new URL('/llms.txt', start.url).href, signal),
  ]);
  return { icon, shareImage, llms, firstBytes };
}
