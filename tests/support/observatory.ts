/*
 * How Mozilla's HTTP Observatory marks a page, for the tests of it that headers and markup decide:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. A page begins with 100; bonuses count from 90
 * on, and 100 is an A+.
 */

/** Sources by directive; where two policies name one, those both have. */
type Policy = ReadonlyMap<string, readonly string[]>;

const directivesOf = (policy: string): Policy =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources];
    }),
  );

function merged(header: Policy, meta: Policy): Policy {
  const shared = (name: string): readonly string[] => {
    const [mine, other] = [header.get(name), meta.get(name)];
    return mine && other ? mine.filter((source) => other.includes(source)) : (mine ?? other ?? []);
  };
  return new Map([...new Set([...header.keys(), ...meta.keys()])].map((name) => [name, shared(name)]));
}

const BROAD = /^(?:https?:|ftp:|\*|https?:\/\/\*(?:\.\*)?)$/;
const isUnsafe = (source: string): boolean => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:';

/** A hash or a nonce takes `'unsafe-inline'` out of force. */
const inForce = (sources: readonly string[]): readonly string[] =>
  sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

function policyMark(policy: Policy): number {
  const sources = (name: string) => inForce(policy.get(name) ?? policy.get('default-src') ?? ['*']);
  const all = [...policy.values()].flat();
  if (sources('script-src').some(isUnsafe) || sources('object-src').some((source) => BROAD.test(source))) return -20;
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10;
  if (sources('style-src').some(isUnsafe)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function framesMark(header: Policy, options: string | undefined): number {
  return header.has('frame-ancestors') || /^(?:deny|sameorigin)$/i.test(options ?? '') ? 5 : -20;
}

const REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const SIX_MONTHS = 15_768_000;

/** Scripts of other hosts cost 5 without a hash of theirs, 50 without TLS. */
function scriptsMark(html: string): number {
  const others = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  if (others.some(([, address]) => !address?.startsWith('https:'))) return -50;
  return others.some(([tag]) => !tag.includes(' integrity=')) ? -5 : 0;
}

/** Marks of a page by what they are for, as it is sent over https. */
export function observatoryMarks(headers: Readonly<Record<string, string>>, html: string): Record<string, number> {
  const header = directivesOf(headers['content-security-policy'] ?? '');
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1];
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? -1);
  const opener = headers['cross-origin-opener-policy'] ?? '';
  return {
    'content-security-policy': policyMark(meta === undefined ? header : merged(header, directivesOf(meta))),
    'x-frame-options': framesMark(header, headers['x-frame-options']),
    'referrer-policy': REFERRERS.includes(headers['referrer-policy'] ?? '') ? 5 : 0,
    'strict-transport-security': age < 0 ? -20 : age < SIX_MONTHS ? -10 : 0,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'cross-origin-opener-policy': /^same-origin(?:-allow-popups)?$/.test(opener) ? 10 : 0,
    'subresource-integrity': scriptsMark(html),
  };
}

/** The score: without a bonus while the faults alone leave less than 90. */
export function observatoryScore(marks: Readonly<Record<string, number>>): number {
  const values = Object.values(marks);
  const sum = (some: readonly number[]): number => some.reduce((total, mark) => total + mark, 100);
  const faults = sum(values.filter((mark) => mark < 0));
  return faults >= 90 ? sum(values) : faults;
}
