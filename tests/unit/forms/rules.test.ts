import { describe, expect, it } from 'vitest';
import { check as checkComment } from '#lib/forms/comment.ts';
import { check } from '#lib/forms/consultation.ts';

const good = { name: 'Sara Ahmadi', email: 'sara@company.com', phone: '۰۹۱۲ ۰۰۰ ۰۰۰۰', message: 'A shop' };

describe('a consultation request', () => {
  it('passes with a phone in any digits', () => {
    expect(check(good)).toEqual({});
  });

  it.each([
    ['name', '   ', { code: 'required' }],
    ['name', 'x'.repeat(101), { code: 'too_long', max: 100 }],
    ['email', '', { code: 'required' }],
    ['email', 'sara@', { code: 'email_invalid' }],
    ['phone', '', { code: 'required' }],
    ['phone', '+98 912', { code: 'phone_invalid' }],
    ['phone', '9'.repeat(33), { code: 'too_long', max: 32 }],
    ['message', '\n', { code: 'required' }],
    ['message', 'x'.repeat(4001), { code: 'too_long', max: 4000 }],
  ])('with %s %j is refused for it alone', (name, value, error) => {
    expect(check({ ...good, [name]: value })).toEqual({ [name]: error });
  });

  it('names every refused field', () => {
    expect(Object.keys(check({ name: '', email: '', phone: '', message: '' }))).toEqual([
      'name',
      'email',
      'phone',
      'message',
    ]);
  });
});

it('a comment needs both names and a text, and an address only one that can be one', () => {
  const none = { email: ' ', website: '' };
  expect(checkComment({ name: 'Leila', lastName: 'Farahani', comment: 'Good', ...none })).toEqual({});
  expect(checkComment({ name: 'Leila', lastName: 'Farahani', comment: 'Good', email: 'leila@', website: '' })).toEqual({
    email: { code: 'email_invalid' },
  });
  expect(checkComment({ name: '', lastName: ' ', comment: 'x'.repeat(2001), ...none })).toEqual({
    name: { code: 'required' },
    lastName: { code: 'required' },
    comment: { code: 'too_long', max: 2000 },
  });
});
