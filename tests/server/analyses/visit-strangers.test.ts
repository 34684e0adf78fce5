import { expect, test } from 'vitest';
import { visitStrangers } from '#server/modules/analyses/ask/visit-strangers.ts';

const addresses = (host: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `https://${host}/${at}`);

/** Asks, and tells when each address was asked, in milliseconds from the start. */
async function times(urls: readonly string[], { most = 15, signal = new AbortController().signal } = {}) {
  const began = Date.now();
  const asked = new Map<string, number>();
  const visit = async (url: string) => {
    if (signal.aborted) return null;
    asked.set(url, Date.now() - began);
    return { url, status: 200, finalUrl: url, hops: [] };
  };
  const visits = await visitStrangers(urls, { visit, most, signal });
  return { asked, visits };
}

test('one host is asked three times at most, a second apart; others do not wait for it', async () => {
  const { asked, visits } = await times([...addresses('a.test', 9), ...addresses('b.test', 1)]);
  const of = (host: string) => [...asked].flatMap(([url, at]) => (url.includes(host) ? [at] : []));
  const [first = 0, second = 0, third = 0, ...more] = of('a.test');
  expect(more).toEqual([]);
  expect(second - first).toBeGreaterThanOrEqual(990);
  expect(third - second).toBeGreaterThanOrEqual(990);
  expect(of('b.test')[0]).toBeLessThan(500);
  expect(visits).toHaveLength(4);
});

test('of all hosts no more are asked than wanted', async () => {
  const many = Array.from({ length: 9 }, (_, at) => `https://${at}.test/`);
  expect((await times(many, { most: 5 })).visits.map(({ url }) => url)).toEqual(many.slice(0, 5));
});

test('a run that ends asks nobody any more, and does not wait', async () => {
  const end = new AbortController();
  setTimeout(() => end.abort(), 50);
  const began = Date.now();
  const { asked } = await times(addresses('a.test', 3), { signal: end.signal });
  expect(asked.size).toBe(1);
  expect(Date.now() - began).toBeLessThan(900);
});
