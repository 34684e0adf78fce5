import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../../clock.ts';
import type { Visit } from '../site.ts';
import { inTurns } from './in-turns.ts';
import type { Visitor } from './visitor.ts';

/** Hosts that are asked side by side, addresses of one host, and how long it has peace between two of them. */
const WIDTH = 4;
const MOST_OF_A_HOST = 3;
const PEACE = SECOND;

/**
 * Asks whether links to other sites answer, a few of each host and one after the other: who is linked to has not asked for
 * an analysis.
 * @param most addresses of all hosts together, the first of the list
 */
export async function visitStrangers(
  urls: readonly string[],
  { visit, most, signal }: { visit: Visitor; most: number; signal: AbortSignal },
): Promise<Visit[]> {
  const hosts = new Map<string, string[]>();
  let asked = 0;
  for (const url of urls) {
    const { host } = new URL(url);
    const known = hosts.get(host) ?? [];
    if (asked >= most || known.length >= MOST_OF_A_HOST) continue;
    hosts.set(host, [...known, url]);
    asked += 1;
  }
  const visits = await inTurns([...hosts.values()], WIDTH, async (addresses) => {
    const answered: Visit[] = [];
    for (const [at, url] of addresses.entries()) {
      if (at > 0) await pause(PEACE, undefined, { signal }).catch(() => undefined); // a run that ended asks nobody
      const answer = await visit(url);
      if (answer) answered.push(answer);
    }
    return answered;
  });
  return visits.flat();
}
