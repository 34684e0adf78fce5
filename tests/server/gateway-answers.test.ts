import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GatewayError, type PaymentGateway } from '#server/adapters/payments/gateway.ts';
import { stripe } from '#server/adapters/payments/stripe.ts';
import { zarinpal } from '#server/adapters/payments/zarinpal.ts';
import { type FakeAnswer, type FakeCall, type FakeServer, startFakeServer } from '../support/fake-server.ts';

/** What the gateway says next, by the last part of the path that is asked. */
let answers: (call: string) => FakeAnswer;
const calls: FakeCall[] = [];
let server: FakeServer;

beforeAll(async () => {
  server = await startFakeServer((call) => {
    calls.push(call);
    return answers(call.path.split('/').at(-1) ?? '');
  });
});
beforeEach(() => void calls.splice(0));
afterAll(() => server.close());

const always = (json: unknown, status = 200) => {
  answers = () => ({ status, json });
};

const STARTED = {
  id: 'p-1',
  reference: 'A-1',
  amount: 1500,
  returnUrl: 'https://www.example.com/en/payment-verify?payment=x',
  serviceUrl: 'https://www.example.com',
};
const dollars = { authority: 'cs_1', amount: 1500, currency: 'USD' } as const;
const tomans = { authority: 'A0001', amount: 1500, currency: 'IRT' } as const;

async function assertUnknown(asked: Promise<unknown>, words: string): Promise<void> {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GatewayError);
  expect(error).toMatchObject({ message: expect.stringContaining(words) });
}

describe('Stripe', () => {
  const gateway = (): PaymentGateway => stripe({ url: server.url, secretKey: 'sk_secret' }, 400);
  const session = (changes: object = {}) => ({
    id: 'cs_1',
    url: 'https://checkout.stripe.test/cs_1',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 1500,
    currency: 'usd',
    payment_intent: 'pi_1',
    ...changes,
  });

  test.each([500, 503, 429])('that answers %d is asked once more, and counts as silent then', async (status) => {
    always(session(), status);
    await assertUnknown(gateway().check(dollars), `answered ${status}`);
    expect(calls).toHaveLength(2);
  });

  test('that was ill for a moment is believed the second time', async () => {
    answers = () => ({ status: calls.length === 1 ? 500 : 200, json: session() });
    expect(await gateway().check(dollars)).toMatchObject({ status: 'paid', amount: 1500 });
  });

  test.each([
    ['the number of the movement', 'pi_1', 'pi_1'],
    ['the movement as a whole', { id: 'pi_2', object: 'payment_intent' }, 'pi_2'],
    ['no movement, as with a voucher for all of it', null, 'cs_1'],
  ])('tells money with %s', async (_, payment_intent, reference) => {
    always(session({ payment_intent }));
    expect(await gateway().check(dollars)).toEqual({ status: 'paid', amount: 1500, currency: 'USD', reference });
  });

  test('that took another currency has not said that it took ours', async () => {
    always(session({ currency: 'eur' }));
    await assertUnknown(gateway().check(dollars), 'another currency');
  });

  test('that has money of no amount has none', async () => {
    always(session({ amount_total: null }));
    expect(await gateway().check(dollars)).toEqual({ status: 'open' });
  });

  test.each([
    ['no page', session({ url: null }), 'gave no page'],
    ['something else', { object: 'list' }, 'answered 200'],
  ])('that gives %s begins nothing', async (_, json, words) => {
    always(json);
    await assertUnknown(gateway().begin({ ...STARTED, currency: 'USD' }), words);
  });

  test('leads back to a page that has a query of its own, and to one that has none', async () => {
    always(session());
    await gateway().begin({ ...STARTED, currency: 'USD' });
    await gateway().begin({ ...STARTED, currency: 'USD', returnUrl: 'https://www.example.com/en' });
    const pages = calls.map(({ body }) => new URLSearchParams(body).get('cancel_url'));
    expect(pages).toEqual([`${STARTED.returnUrl}&Status=NOK`, 'https://www.example.com/en?Status=NOK']);
  });
});

describe('Zarinpal', () => {
  const gateway = (): PaymentGateway => zarinpal({ url: server.url, merchantId: 'm' }, 400);
  const failure = (code: number) => ({ data: [], errors: { code, message: 'refused' } });
  const success = (data: object) => ({ data, errors: [] });

  test.each([
    ['refuses', failure(-9), 'refused, code -9'],
    ['says nothing', {}, 'refused, code unknown'],
    ['gives no number for it', success({ code: 100 }), 'refused, code unknown'],
    ['gives a number for what it refuses', success({ code: -1, authority: 'A0001' }), 'refused, code unknown'],
    ['answers something else', 'oops', 'no answer to request'],
  ])('that %s begins nothing', async (_, json, words) => {
    always(json);
    await assertUnknown(gateway().begin({ ...STARTED, currency: 'IRT' }), words);
  });

  test.each([-54, -55])('that knows no such payment (%d) has no money for it', async (code) => {
    always(failure(code));
    expect(await gateway().check(tomans)).toEqual({ status: 'failed' });
  });

  test.each([
    ['of another amount', failure(-50), 'verify says -50'],
    ['that it does not know what to say of', failure(-12), 'verify says -12'],
    ['without the number of its money', success({ code: 100 }), 'verify says 100'],
    ['with a code that nobody knows', success({ code: 7, ref_id: 1 }), 'verify says 7'],
    ['without a word', {}, 'verify says nothing'],
  ])('says neither paid nor failed of a payment %s', async (_, json, words) => {
    always(json);
    await assertUnknown(gateway().check(tomans), words);
  });

  test.each([
    ['FAILED', 'failed'],
    ['REVERSED', 'failed'],
    ['IN_BANK', 'open'],
    [undefined, 'open'],
  ])('is asked what became of an unpaid one: %s is %s', async (status, outcome) => {
    const unpaid = { status: 200, json: failure(-51) };
    answers = (call) => (call === 'verify.json' ? unpaid : { status: 200, json: success({ code: 100, status }) });
    expect(await gateway().check(tomans)).toEqual({ status: outcome });
  });

  test('that does not say what became of an unpaid one has it open still', async () => {
    always(failure(-51));
    expect(await gateway().check(tomans)).toEqual({ status: 'open' });
  });
});
