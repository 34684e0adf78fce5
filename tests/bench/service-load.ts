import { Agent } from 'undici';

/** How a service answered one call that many connections repeat. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Answers other than 200; a rate of refusals would be no rate. */
  readonly refused: number;
}

const CONNECTIONS = 50;
const WARM_UP_MS = 1000;

export interface LoadCall {
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const VISITORS = 5000;

/** Addresses of many visitors, turn about. */
const addressOf = (turn: number): string => `10.0.${Math.floor((turn % VISITORS) / 250)}.${turn % 250}`;

/** Repeats a call over 50 connections for some milliseconds; what the first second answers is not counted. */
export async function load({ origin, method, path, headers }: LoadCall, milliseconds: number): Promise<Load> {
  const agent = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  const begun = performance.now();
  const countFrom = begun + WARM_UP_MS;
  const end = countFrom + milliseconds;
  const times: number[] = [];
  let refused = 0;
  let turns = 0;
  async function repeat(): Promise<void> {
    while (performance.now() < end) {
      const since = performance.now();
      const body = method === 'POST' ? '{}' : null;
      turns += 1;
      const from = { 'x-forwarded-for': addressOf(turns) };
      const answer = await agent.request({ origin, path, method, headers: { ...headers, ...from }, body });
      await answer.body.dump();
      const now = performance.now();
      if (answer.statusCode !== 200) refused += 1;
      if (since >= countFrom && now <= end) times.push(now - since);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  await agent.close();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: (times.length * 1000) / milliseconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    refused,
  };
}
