// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeAmount } from '#components/islands/payment/write-amount.ts';
import { verifyPayment } from '#lib/contract/payments.ts';
import { moneyPattern } from '#lib/format/money.ts';
import { askService } from '#lib/payments/ask-service.ts';
import { ASK_AGAIN_SECONDS } from '#lib/payments/outcome.ts';
import { readReturn } from '#lib/payments/return-address.ts';

describe('the return address of a gateway', () => {
  it('is handed on as it stands, with the number support asks for', () => {
    expect(readReturn('?payment=p1&Authority=A00012&Status=NOK')).toEqual({
      params: { payment: 'p1', Authority: 'A00012', Status: 'NOK' },
      number: 'A00012',
    });
    expect(readReturn('?payment=p1&session_id=cs_test_a1')?.number).toBe('cs_test_a1');
    expect(readReturn('?payment=p1')?.number).toBe('p1');
    expect(readReturn('?lang=fa')?.number).toBeUndefined();
  });

  it('without parameters asks for nothing', () => {
    for (const search of ['', '?', '?=x']) expect(readReturn(search)).toBeUndefined();
  });

  it('never goes beyond what the call takes', () => {
    const long = `?a=${'x'.repeat(501)}&${'n'.repeat(61)}=1&${Array.from({ length: 30 }, (_, at) => `p${at}=${at}`).join('&')}`;
    const { params } = readReturn(long) ?? {};
    expect(verifyPayment.body.safeParse({ params }).success).toBe(true);
    expect(Object.keys(params ?? {})).toHaveLength(20);
  });
});

describe('an answer of the service', () => {
  const server = vi.fn<typeof fetch>();
  const never = new AbortController().signal;
  const json = (status: number, value: unknown) => new Response(JSON.stringify(value), { status });
  const answer = (give: () => Response | Promise<Response>) =>
    server.mockImplementation(async (input) => {
      if (!String(input).includes('auth/loged')) return give();
      const nobody = {
        accessToken: null,
        phone_number: null,
        firstName: null,
        lastName: null,
        email: null,
        role: null,
      };
      return json(200, nobody);
    });
  beforeEach(() => vi.stubGlobal('fetch', server));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [404, 'unknown'],
    [422, 'unknown'],
    [429, 'unreached'],
    [500, 'unreached'],
    [503, 'unreached'],
  ] as const)('%i is %s: no claim about the money', async (status, outcome) => {
    answer(() => json(status, {}));
    expect(await askService({ payment: 'p1' }, never)).toEqual({ outcome });
  });

  it('that never comes is none', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await askService({ payment: 'p1' }, never)).toEqual({ outcome: 'unreached' });
  });

  it('that is no answer of the contract is none', async () => {
    answer(() => json(200, { status: 'paid in full' }));
    expect((await askService({ payment: 'p1' }, never)).outcome).toBe('unreached');
  });
});

it('asks again with growing patience, ten minutes at most', () => {
  expect([...ASK_AGAIN_SECONDS].sort((a, b) => a - b)).toEqual(ASK_AGAIN_SECONDS);
  expect(ASK_AGAIN_SECONDS.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(660);
});

it('writes sums as the language does', () => {
  const money = (lng: 'en' | 'fa') => ({ USD: moneyPattern('USD', lng), IRT: moneyPattern('TOMAN', lng) });
  const en = { locale: 'en-US', money: money('en') };
  expect(writeAmount({ amount: 225_000, currency: 'USD' }, en)).toBe('$2,250');
  expect(writeAmount({ amount: 225_050, currency: 'USD' }, en)).toBe('$2,250.50');
  expect(writeAmount({ amount: 14_900_000, currency: 'IRT' }, { locale: 'fa-IR', money: money('fa') })).toContain(
    '۱۴٬۹۰۰٬۰۰۰',
  );
});
