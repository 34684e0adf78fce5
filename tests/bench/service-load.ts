import { Agent } from 'undici';

/** How a service answered one call that many connections repeat. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** All of them, also while warming up. */
  readonly answered: number;
  /** Answers other than 2xx; a rate of refusals would be no rate. */
  readonly refused: number;
}

const CONNECTIONS = 50;
const WARM_UP_MS = 1000;

export interface LoadCall {
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A body for each turn; `{}` unless given. */
  readonly body?: () => string;
  /** 50 unless given. */
  readonly connections?: number;
}

const VISITORS = 5000;

/** Addresses of many visitors, turn about. */
const addressOf = (turn: number): string => `10.0.${Math.floor((turn % VISITORS) / 250)}.${turn % 250}`;

/** Repeats a call over its connections for some milliseconds; what the first second answers is not counted. */
export async function load(call: LoadCall, milliseconds: number): Promise<Load> {
  const { origin, method, path, headers, body: bodyOf = () => '{}', connections = CONNECTIONS } = call;
  const agent = new Agent({ connections, pipelining: 1 });
  const begun = performance.now();
  const countFrom = begun + WARM_UP_MS;
  const end = countFrom + milliseconds;
  const times: number[] = [];
  let refused = 0;
  let turns = 0;
  async function repeat(): Promise<void> {
    while (performance.now() < end) {
      const since = performance.now();
      const body = method === 'POST' ? bodyOf() : null;
      turns += 1;
      const from = { 'x-forwarded-for': addressOf(turns) };
      const answer = await agent.request({ origin, path, method, headers: { ...headers, ...from }, body });
      await answer.body.dump();
      const now = performance.now();
      if (answer.statusCode >= 300) refused += 1;
      if (since >= countFrom && now <= end) times.push(now - since);
    }
  }
  await Promise.all(Array.from({ length: connections }, repeat));
  await agent.close();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: (times.length * 1000) / milliseconds,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    answered: turns,
    refused,
  };
}
