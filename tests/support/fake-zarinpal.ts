import { type FakeAnswer, type FakeCall, type FakeServer, startFakeServer } from './fake-server.ts';

interface Payment {
  /** Rials. */
  readonly amount: number;
  readonly callbackUrl: string;
  status: 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED';
  refId: number;
}

/** Zarinpal's API, version 4, as it is published; the person at its page is the test. */
export interface FakeZarinpal extends FakeServer {
  readonly payments: ReadonlyMap<string, Payment>;
  /** Decides at the pay page; gives the address the person is led back to. */
  decide(redirectUrl: string, decision: 'pay' | 'fail' | 'leave'): string;
}

export const MERCHANT = '4ced0a1e-4ad8-4309-9668-3ea3ae8e8897';

const success = (data: object): FakeAnswer => ({ status: 200, json: { data, errors: [] } });
const failure = (code: number, status = 200): FakeAnswer => ({
  status,
  json: { data: [], errors: { code, message: 'refused', validations: [] } },
});

interface Body {
  readonly merchant_id: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly callback_url?: string;
  readonly description?: string;
  readonly authority?: string;
}

export async function startFakeZarinpal(): Promise<FakeZarinpal> {
  const payments = new Map<string, Payment>();

  function request({ amount = 0, currency = 'IRR', callback_url = '', description = '' }: Body): FakeAnswer {
    const isValid = Number.isInteger(amount) && amount >= 10_000 && description !== '' && URL.canParse(callback_url);
    if (!isValid || description.length > 500 || currency !== 'IRR') return failure(-9, 422);
    const authority = `A${String(payments.size + 1).padStart(35, '0')}`;
    payments.set(authority, { amount, callbackUrl: callback_url, status: 'IN_BANK', refId: 0 });
    return success({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 100 });
  }

  function verify({ authority = '', amount }: Body): FakeAnswer {
    const payment = payments.get(authority);
    if (!payment) return failure(-54, 404);
    if (payment.amount !== amount) return failure(-50, 422);
    if (payment.status === 'IN_BANK' || payment.status === 'FAILED') return failure(-51, 422);
    const code = payment.status === 'PAID' ? 100 : 101;
    payment.status = 'VERIFIED';
    return success({ code, message: 'Verified', ref_id: payment.refId, card_pan: '502229******5995', fee: 0 });
  }

  function inquiry({ authority = '' }: Body): FakeAnswer {
    const payment = payments.get(authority);
    return payment ? success({ code: 100, message: 'Success', status: payment.status }) : failure(-54, 404);
  }

  function unVerified(): FakeAnswer {
    const paid = [...payments].filter(([, { status }]) => status === 'PAID').slice(-100);
    const authorities = paid.map(([authority, { amount, callbackUrl }]) => ({
      authority,
      amount,
      callback_url: callbackUrl,
      referer: '/',
      date: '2020-07-01 17:33:25',
    }));
    return { status: 200, json: { data: { code: '100', message: 'Success', authorities } } };
  }

  const CALLS: Readonly<Record<string, (body: Body) => FakeAnswer>> = {
    '/pg/v4/payment/request.json': request,
    '/pg/v4/payment/verify.json': verify,
    '/pg/v4/payment/inquiry.json': inquiry,
    '/pg/v4/payment/unVerified.json': unVerified,
  };

  const server = await startFakeServer(({ path, method, body }: FakeCall) => {
    const call = CALLS[path];
    if (!call || method !== 'POST') return { status: 404, json: {} };
    const parsed = JSON.parse(body) as Body;
    return parsed.merchant_id === MERCHANT ? call(parsed) : failure(-10, 401);
  });

  return Object.assign(server, {
    payments,
    decide: (redirectUrl: string, decision: 'pay' | 'fail' | 'leave') => {
      const authority = redirectUrl.split('/').at(-1) ?? '';
      const payment = payments.get(authority);
      if (!payment) throw new Error(`Zarinpal has no page ${redirectUrl}`);
      if (decision === 'pay') Object.assign(payment, { status: 'PAID', refId: 201_000_000 + payments.size });
      if (decision === 'fail') payment.status = 'FAILED';
      return `${payment.callbackUrl}&Authority=${authority}&Status=${decision === 'pay' ? 'OK' : 'NOK'}`;
    },
  });
}
