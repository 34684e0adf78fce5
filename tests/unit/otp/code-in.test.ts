import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn } from '#lib/otp/code-in.ts';

describe('the code in what was typed or pasted', () => {
  it.each([
    ['digits as they are typed', '4170', '4170'],
    ['a whole code', '417022', '417022'],
    ['spaces', '417 022', '417022'],
    ['dashes', '41-70-22', '417022'],
    ['a long dash', '417–022', '417022'],
    ['Persian digits', '۴۱۷۰۲۲', '417022'],
    ['Arabic digits', '٤١٧٠٢٢', '417022'],
    ['full-width digits', '４１７０２２', '417022'],
    ['a message', 'Your Alpha code is 417022. It is valid for 3 minutes.', '417022'],
    ['a message with a year and a number', 'On 2026-11-21 we sent 417022 to +989120000000', '417022'],
    ['the last line of a message', 'کد ورود: ۱۲۳۴۵۶\n@alpha.example #417022', '417022'],
    ['a Persian message', 'کد شما: ۴۱۷۰۲۲', '417022'],
    ['a digit too many', '4170229', '417022'],
    ['letters only', 'hello', ''],
  ])('%s', (_, text, code) => {
    expect(codeIn(text)).toBe(code);
  });

  it('is never more than six ASCII digits, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = codeIn(text);
        expect(code).toMatch(/^[0-9]{0,6}$/);
        expect(codeIn(code)).toBe(code);
      }),
    );
  });

  it('is found in any sentence without other digits', () => {
    const word = fc.stringMatching(/^[a-zا-ی]{0,8}$/);
    const code = fc.stringMatching(/^[0-9]{6}$/);
    fc.assert(
      fc.property(word, code, word, (before, digits, behind) => codeIn(`${before} ${digits} ${behind}`) === digits),
    );
  });
});
