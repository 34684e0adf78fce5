import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrub } from '#lib/page-errors/scrub.ts';

it.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ["can't access property 'x', a.b is null", "can't access property 'x', a.b is null"],
  ['Unexpected token \'S\', "Sara Ahma"... is not valid JSON', 'Unexpected token \'S\', "…"... is not valid JSON'],
  ["'#Sara Ahmadi' is not a valid selector", "'…' is not a valid selector"],
  ['no user سارا احمدی here', 'no user … … here'],
  ['sent to sara.ahmadi+x@example.com twice', 'sent to [email] twice'],
  ['sent to سارا@example.com', 'sent to [email]'],
  ['number +98 912 345 6789 is taken', 'number [number] is taken'],
  ['number 0912-345-6789', 'number [number]'],
  ['code 123456', 'code [number]'],
  ['status 404', 'status 404'],
  ['GET https://example.com/a?token=abc#x failed', 'GET [address] failed'],
  ['at /fa/login?phone=09123456789&next=/x', 'at /fa/login?[value]&[value]'],
  ['token eyJhbGciOiJSUzI1NiIsImtpZCI6ImtleS0xIn0 refused', 'token [token] refused'],
  ['id 01a1fe06-1ff5-7e52-a731-3dbbe7d13216', 'id [token]'],
])('%s → %s', (message, expected) => {
  expect(scrub(message, 200)).toBe(expected);
});

it('is done twice as well as once, for the service does it again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), (text) => {
      const once = scrub(text, 200);
      expect(once.length).toBeLessThanOrEqual(200);
      expect(scrub(once, 200).length).toBeLessThanOrEqual(200);
    }),
  );
});

it('leaves no run of digits that could be a number, whatever stands around it', () => {
  const digits = fc.stringMatching(/^[0-9]{7,15}$/);
  const around = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(around, digits, around, (before, number, behind) => {
      expect(scrub(before + number + behind, 200)).not.toContain(number);
    }),
  );
});

it('takes no longer for a text made to be slow', () => {
  const since = performance.now();
  for (const text of ['a'.repeat(9000), '1 '.repeat(4500), "'".repeat(9000), 'a@'.repeat(4500), '='.repeat(9000)])
    scrub(text, 200);
  expect(performance.now() - since).toBeLessThan(500);
});
