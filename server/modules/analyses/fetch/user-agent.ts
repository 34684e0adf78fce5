import { site } from '#lib/site.ts';

/** How robots.txt files call the analyzer. */
export const ROBOTS_NAME = 'AlphaAnalyzer';

/** Name, version and contact, as they stand in every request. */
export const USER_AGENT_NAME = `${ROBOTS_NAME}/1.0; +${site.url}`;
