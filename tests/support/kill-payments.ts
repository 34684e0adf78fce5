import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPasswordHasher } from '#server/adapters/password-hasher.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { PASSWORD } from './customer.ts';
import { type FakeZarinpal, MERCHANT, startFakeZarinpal } from './fake-zarinpal.ts';
import { freePort, serviceSettings, waitUntilReady } from './service-process.ts';
import { WireVisitor } from './wire-visitor.ts';

const PHONE = '+989121000001';
const AMOUNT = 12_900_000;

/** A payment takes less, so that kills fall between all its steps. */
const SPREAD_MS = 250;

/** What stands in the books after all rounds. */
export interface KillReport {
  readonly kills: number;
  readonly orders: number;
  /** Orders that are paid, with the sum their customer paid for them. */
  readonly paidOrders: number;
  readonly ledgerRows: number;
  readonly surplus: number;
  /** Payments that Zarinpal has money for. */
  readonly moneyAtGateway: number;
}

/** A customer with orders that wait for their money, written before the service starts. */
async function prepare(dataDir: string, count: number): Promise<string[]> {
  const { db, close } = await openEmbedded(dataDir);
  const now = new Date();
  const customer_id = randomUUIDv7();
  const password_hash = await createPasswordHasher().hash(PASSWORD);
  const person = { id: customer_id, phone: PHONE, password_hash, locale: 'fa-IR', created_at: now };
  await db.insertInto('users').values(person).execute();
  const orders = Array.from({ length: count }, (_, at) => ({
    id: randomUUIDv7(),
    customer_id,
    reference: `A-KILL-${at}`,
    plan_id: 'web-economy',
    channel: 'site' as const,
    stage: 'awaiting_payment' as const,
    currency: 'IRT' as const,
    price_from: AMOUNT,
    amount: AMOUNT,
    created_at: now,
    changed_at: now,
  }));
  await db.insertInto('orders').values(orders).execute();
  await close();
  return orders.map(({ id }) => id);
}

async function readBooks(dataDir: string) {
  const { db, close } = await openEmbedded(dataDir);
  const ledger = await db.selectFrom('ledger').selectAll().execute();
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('stage', '=', 'paid')
    .where('paid', '=', AMOUNT)
    .execute();
  await close();
  return { ledger, paid };
}

/** The service as a process that may be killed and started again. */
class Service {
  readonly #settings: Record<string, string>;
  readonly url: string;
  #child: ChildProcess | undefined;
  constructor(port: number, dataDir: string, zarinpal: FakeZarinpal) {
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = {
      ...serviceSettings({ port, dataDir }),
      PAYMENT_GATEWAYS: 'zarinpal',
      ZARINPAL_MERCHANT_ID: MERCHANT,
      ZARINPAL_URL: zarinpal.url,
      LOG_LEVEL: 'silent',
    };
  }
  async start(): Promise<void> {
    const env: NodeJS.ProcessEnv = { ...process.env, ...this.#settings };
    this.#child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await waitUntilReady(this.url, this.#child);
  }
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

/** Begins, pays and comes back with several tabs, as far as the service lives. */
async function payOnce(visitor: WireVisitor, zarinpal: FakeZarinpal, orderId: string): Promise<string> {
  const begun = await visitor.post('payments', { orderId, gateway: 'zarinpal', locale: 'fa-IR' });
  if (begun.code === 'nothing_to_pay') return 'already';
  const back = new URL(zarinpal.decide(String(begun.redirectUrl), 'pay')).searchParams;
  const params = Object.fromEntries(back);
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post('payments/verify', { params })));
  return String(answers[0]?.status);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Pays one order a round and kills the service with -9 somewhere on the way: each round a little later, so that every two
 * steps have been between which it died. Then the customer tries again.
 */
export async function killPayments(rounds: number): Promise<KillReport> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kill-payments-'));
  const zarinpal = await startFakeZarinpal();
  try {
    const orders = await prepare(dataDir, rounds);
    const service = new Service(await freePort(), dataDir, zarinpal);
    await service.start();
    for (const [round, order] of orders.entries()) {
      const visitor = new WireVisitor(service.url);
      await visitor.logIn(PHONE, PASSWORD);
      const paying = payOnce(visitor, zarinpal, order).catch(() => 'killed');
      await pause((SPREAD_MS * round) / rounds);
      await service.end('SIGKILL');
      await paying;
      await service.start();
      await visitor.logIn(PHONE, PASSWORD);
      const status = await payOnce(visitor, zarinpal, order);
      if (status !== 'paid' && status !== 'already') throw new Error(`round ${round} ended as ${status}`);
    }
    await service.end('SIGTERM');
    const { ledger, paid } = await readBooks(dataDir);
    return {
      kills: rounds,
      orders: orders.length,
      paidOrders: paid.length,
      ledgerRows: ledger.length,
      surplus: ledger.filter(({ is_surplus }) => is_surplus).length,
      moneyAtGateway: [...zarinpal.payments.values()].filter(({ status }) => status === 'VERIFIED').length,
    };
  } finally {
    await zarinpal.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
