import robotsParser from 'robots-parser';
import { ROBOTS_NAME } from '../fetch/user-agent.ts';

/** A robots.txt as it was answered. */
export interface RobotsFile {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

export interface RobotsRules {
  allows(url: string, agent?: string): boolean;
  readonly sitemaps: readonly string[];
  /** Seconds between two requests that the file asks for. */
  readonly delay: number;
}

/** Every rule is compared with every address, character by character. */
const MOST_LINES = 5000;
const LONGEST_LINE = 500;
const MOST_SITEMAPS = 10;

const withinLimits = (text: string): string =>
  text
    .split(/\r\n|\r|\n/, MOST_LINES)
    .filter((line) => line.length <= LONGEST_LINE)
    .join('\n');

/** The rules of a robots.txt for its own host; a file that is not there allows everything. */
export function robotsRules({ url, status, text }: RobotsFile): RobotsRules {
  const parsed = robotsParser(url, status === 200 ? withinLimits(text) : '');
  const delay = parsed.getCrawlDelay(ROBOTS_NAME) ?? 0;
  return {
    allows: (address, agent = ROBOTS_NAME) => parsed.isAllowed(address, agent) ?? true,
    sitemaps: parsed
      .getSitemaps()
      .filter((sitemap) => URL.canParse(sitemap))
      .slice(0, MOST_SITEMAPS),
    delay: Math.max(delay, 0),
  };
}

/** What a file says about itself, and of a list of addresses those it allows. */
export function askRules(asked: { readonly file: RobotsFile; readonly urls: readonly string[] }): {
  readonly sitemaps: readonly string[];
  readonly delay: number;
  readonly allowed: readonly string[];
} {
  const { allows, sitemaps, delay } = robotsRules(asked.file);
  return { sitemaps, delay, allowed: asked.urls.filter((url) => allows(url)) };
}
