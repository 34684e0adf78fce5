import { randomUUIDv7 } from 'node:crypto';
import { createPasswordHasher } from '#server/adapters/password-hasher.ts';
import { logIn, nextPhone, PASSWORD } from '#tests/support/customer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { atMost, type Measure, median } from './measure.ts';

const TRIES = 200;
/** Share of the median by which known and unknown numbers may differ (issue: sign-in). */
const DIFFERENCE = 0.05;
/** So many times what Argon2id alone costs; the rest is a handful of statements. */
const BESIDE_THE_HASH = 3;

async function addCustomer({ database, clock }: TestApp, phone: string, password_hash: string): Promise<void> {
  const row = { id: randomUUIDv7(), phone, password_hash, locale: 'en-US', created_at: clock.read() };
  await database.db.insertInto('users').values(row).execute();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

/** What the password hash alone costs on this machine. */
async function hashTime(stored: string): Promise<number> {
  const passwords = createPasswordHasher();
  const times: number[] = [];
  for (let at = 0; at < 40; at += 1) times.push(await timeOf(() => passwords.verify(stored, 'Wrong tree 7')));
  return median(times);
}

/** Wrong passwords for numbers with and without an account, turn and turn about, each from an address of its own. */
export async function signInMeasures(): Promise<Measure[]> {
  const t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'silent' } });
  const stored = await createPasswordHasher().hash(PASSWORD);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let at = 0; at < TRIES; at += 1) {
    const known = nextPhone();
    await addCustomer(t, known, stored);
    for (const [kind, phone] of [
      ['known', known],
      ['unknown', nextPhone()],
    ] as const) {
      const visitor = await t.visit();
      times[kind].push(await timeOf(() => logIn(visitor, phone, 'Wrong tree 7')));
    }
  }
  const hash = await hashTime(stored);
  await t.close();
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const share = Math.abs(known - unknown) / Math.min(known, unknown);
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  return [
    { what: 'Argon2id alone', value: hash, shown: milliseconds(hash) },
    {
      what: 'auth/login, number with an account',
      value: known,
      shown: milliseconds(known),
      budget: atMost(hash * BESIDE_THE_HASH, milliseconds),
    },
    { what: 'auth/login, number without', value: unknown, shown: milliseconds(unknown) },
    { what: 'difference of the two', value: share, shown: percent(share), budget: atMost(DIFFERENCE, percent) },
  ];
}
