import { describe, expect, test } from 'vitest';
import { laidBeside } from '#components/account/support/ticket-form.ts';

describe('a finding that is asked about', () => {
  const finding = { subject: 'Please fix: Title', text: 'Please fix: Title\nhttps://a.test/' };
  test('fills an empty form', () => {
    for (const kept of [{}, { subject: ' ', text: '' }]) expect(laidBeside(kept, finding)).toEqual(finding);
  });
  test('takes nothing from a ticket that was half written', () => {
    const kept = { subject: 'My invoice', text: 'I paid twice, and\n' };
    expect(laidBeside(kept, finding)).toEqual({ subject: 'My invoice', text: `I paid twice, and\n\n${finding.text}` });
  });
  test('stands there once, however often its link is followed', () => {
    const once = laidBeside({ text: 'Hello' }, finding);
    expect(laidBeside(once, finding)).toEqual(once);
    expect(laidBeside({ text: 'x'.repeat(9_999) }, finding).text).toHaveLength(10_000);
  });
});
