import fc from 'fast-check';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { RIGHT } from './right-values.ts';

/** What people, programs and attackers send where something else is wanted. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u202e',
    '\ud800',
    '__proto__',
    'constructor',
    '<script>',
    "' OR 1=1 --",
    '../../etc/passwd',
  ),
  fc.constantFrom(
    '+989121234567',
    '09121234567',
    '۰۹۱۲۱۲۳۴۵۶۷',
    '123456',
    'Walnut tree 7',
    'x'.repeat(100_000).slice(0, 9000),
  ),
  fc.constantFrom(null, true, false, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]]),
  fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text)),
);

const OPTIONAL = [
  'appOtp',
  'captcha',
  'channel',
  'journey',
  'note',
  'ids',
  'browser',
  'orderId',
  'analysisId',
  'attachments',
];

/** The right body, with one fault, with anything in every field, or something else altogether. */
export function bodies({ body, path }: Endpoint): fc.Arbitrary<unknown> {
  const fields = Object.keys((body as { shape?: object } | undefined)?.shape ?? {});
  const pages = path === 'comments' ? ['home'] : ['/fa'];
  const rightOf = (name: string) => fc.constantFrom(...((name === 'page' ? pages : RIGHT[name]) ?? ['sms']));
  const requiredKeys = fields.filter((name) => !OPTIONAL.includes(name) || path === 'consultations');
  const right = fc.record(Object.fromEntries(fields.map((name) => [name, rightOf(name)])), { requiredKeys });
  const field = fields.length > 0 ? fc.constantFrom(...fields, 'role', 'isAdmin', '__proto__') : fc.constant('role');
  const faulty = fc.tuple(right, field, nasty).map(([whole, name, value]) => ({ ...whole, [name]: value }));
  const anything = fc.record(Object.fromEntries(fields.map((name) => [name, nasty])), { requiredKeys: [] });
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 3, arbitrary: faulty },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: nasty },
  );
}

/** What is no JSON, or JSON of a kind that trips parsers. */
export const raw = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '"',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '{"__proto__":{"role":"staff"}}',
    '['.repeat(20_000),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
