import robotsParser from 'robots-parser';
import type { Fetcher } from '../fetch/safe-fetch.ts';
import { ROBOTS_NAME } from '../fetch/user-agent.ts';
import type { Probes } from '../site.ts';

type RobotsAnswer = NonNullable<Probes['robots']>;

export interface RobotsRules {
  allows(url: string, agent?: string): boolean;
  readonly sitemaps: readonly string[];
}

const ROBOTS_BYTES = 500_000;

/** The rules of a robots.txt; a file that is not there allows everything. */
export function robotsRules({ url, status, text }: RobotsAnswer): RobotsRules {
  const parsed = robotsParser(url, status === 200 ? text : '');
  return {
    allows: (address, agent = ROBOTS_NAME) => parsed.isAllowed(address, agent) ?? true,
    sitemaps: parsed.getSitemaps().filter((sitemap) => URL.canParse(sitemap)),
  };
}

/** Reads the robots.txt of a host; `null` when the host does not answer. */
export async function askRobots(fetcher: Fetcher, start: URL, signal: AbortSignal): Promise<RobotsAnswer | null> {
  const url = new URL('/robots.txt', start).href;
  try {
    const { status, text } = await fetcher.fetch(url, { signal, limit: ROBOTS_BYTES });
    return { url, status, text };
  } catch {
    return null;
  }
}
