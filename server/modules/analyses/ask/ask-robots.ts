import type { Fetcher } from '../fetch/safe-fetch.ts';
import type { RobotsFile } from '../read/robots-rules.ts';
import { inThread } from '../read/threads.ts';

/** What the robots.txt files of a run say: that of the start, and of every other host a page is read from. */
export interface Robots {
  /** The file of the start; `null` when its host does not answer. */
  readonly file: RobotsFile | null;
  readonly sitemaps: readonly string[];
  /** Milliseconds to leave between two pages. */
  readonly pauseMs: number;
  /** Of a list of addresses those that may be read. */
  allowed(urls: readonly string[]): Promise<readonly string[]>;
  allows(url: string): Promise<boolean>;
}

const ROBOTS_BYTES = 500_000;
/** Hosts and schemes whose files are asked for; what lies beyond is not read. */
const MOST_ORIGINS = 20;
/** Longer pauses would leave a run nothing to report. */
const LONGEST_PAUSE_MS = 10_000;

async function readFile(fetcher: Fetcher, origin: string, signal: AbortSignal): Promise<RobotsFile | null> {
  const url = new URL('/robots.txt', origin).href;
  try {
    const { status, text } = await fetcher.fetch(url, { signal, limit: ROBOTS_BYTES });
    return { url, status, text };
  } catch {
    return null;
  }
}

/** A file without a rule needs no thread to be understood. */
const forbidsNothing = (file: RobotsFile | null): boolean =>
  file === null || file.status !== 200 || !/disallow/i.test(file.text);

/** Reads the robots.txt of the start, and those of other hosts as pages lead there. */
export async function askRobots(fetcher: Fetcher, start: URL, signal: AbortSignal): Promise<Robots> {
  const files = new Map<string, Promise<RobotsFile | null>>();
  const beyondReading = new Set<string>();

  function fileOf(origin: string): Promise<RobotsFile | null> | undefined {
    const known = files.get(origin);
    if (known || files.size >= MOST_ORIGINS) return known;
    const asked = readFile(fetcher, origin, signal);
    files.set(origin, asked);
    return asked;
  }

  async function allowedAt(origin: string, urls: readonly string[]): Promise<readonly string[]> {
    if (!origin.startsWith('http')) return urls; // no robots.txt, and nothing the fetcher would open
    const asked = fileOf(origin);
    if (!asked || beyondReading.has(origin)) return [];
    const file = await asked;
    if (!file || forbidsNothing(file)) return urls;
    const answer = await inThread('robots', { file, urls });
    if (!answer) beyondReading.add(origin); // rules that nobody can follow are not broken either
    return answer?.allowed ?? [];
  }

  async function allowed(urls: readonly string[]): Promise<readonly string[]> {
    const byOrigin = Map.groupBy(urls, (url) => new URL(url).origin);
    const lists = await Promise.all([...byOrigin].map(([origin, list]) => allowedAt(origin, list)));
    const all = new Set(lists.flat());
    return urls.filter((url) => all.has(url));
  }

  const file = (await fileOf(start.origin)) ?? null;
  const own = file?.status === 200 ? await inThread('robots', { file, urls: [] }) : null;
  return {
    file,
    sitemaps: own?.sitemaps ?? [],
    pauseMs: Math.min((own?.delay ?? 0) * 1000, LONGEST_PAUSE_MS),
    allowed,
    allows: async (url) => (await allowed([url])).length > 0,
  };
}
