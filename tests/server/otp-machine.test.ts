import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, DAY, MINUTE, SECOND } from '#server/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { ServiceError } from '#server/http/problem.ts';
import { guessOtp, spendGuess } from '#server/modules/otp/guess-otp.ts';
import { makeCode } from '#server/modules/otp/make-code.ts';
import { extendRequest, findRequest, waitingTimes } from '#server/modules/otp/otp-request.ts';
import { deriveKeys, unseal } from '#server/secrets.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { BACKENDS } from '../support/test-database.ts';
import { CodeModel } from './support/code-model.ts';

const keys = deriveKeys(randomBytes(32).toString('hex'), []);
const RUNS = propertyRuns(100);
const PATIENCE = 120_000 * Math.ceil(RUNS / 300);

let database: Database;
beforeAll(async () => {
  const opened = await BACKENDS[0]?.open();
  if (!opened) throw new Error('no database to test on');
  database = opened;
});
afterAll(() => database.close());

/** What a person does next: asks, guesses one of the codes that ever came or none of them, or waits. */
const step = fc.oneof(
  fc.record({ do: fc.constant('ask' as const) }),
  fc.record({ do: fc.constant('guess' as const), which: fc.nat(6) }),
  fc.record({ do: fc.constant('miss' as const) }),
  fc.record({
    do: fc.constant('wait' as const),
    time: fc.constantFrom(SECOND, 59 * SECOND, MINUTE, 2 * MINUTE, 180 * SECOND, 32 * MINUTE, DAY),
  }),
);

/** Asks for a code as the call does; gives the code that was made. */
async function ask(tx: Tx, phoneKey: string, now: Date): Promise<{ id: string; code: string } | 'wait'> {
  const subject = { phoneKey, purpose: 'login' };
  const found = await findRequest(tx, subject, now);
  if (waitingTimes(found, now)) return 'wait';
  const request = await extendRequest(tx, subject, { found, resendSeconds: 60, now });
  const parcel = { to: '+989120000000', locale: 'fa-IR', channel: 'sms' } as const;
  const { codeId } = await makeCode(tx, keys, { request, parcel, now });
  const made = tx.selectFrom('otp_codes').select('delivery').where('id', '=', codeId);
  const { delivery } = await made.executeTakeFirstOrThrow();
  return { id: request.id, code: JSON.parse(unseal(keys.delivery, codeId, delivery ?? '') ?? '').code };
}

async function guess(tx: Tx, phoneKey: string, otp: string, now: Date): Promise<string> {
  const given = { phoneKey, purpose: 'login', otp, networkKey: 'n', factor: 1, now };
  const outcome = await guessOtp(tx, keys, given);
  if (outcome instanceof ServiceError) return outcome.code;
  await spendGuess(tx, outcome);
  return 'right';
}

const refusal = (error: unknown): string => {
  if (error instanceof ServiceError) return error.code;
  throw error;
};

let people = 0;
async function live(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]): Promise<void> {
  people += 1;
  const phoneKey = `person-${people}`;
  const model = new CodeModel();
  let now = new Date();
  for (const taken of steps) {
    if (taken.do === 'wait') {
      now = after(now, taken.time);
      continue;
    }
    const act = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work).catch(refusal);
    if (taken.do === 'ask') {
      const asked = await act((tx) => ask(tx, phoneKey, now));
      expect(typeof asked === 'string' ? asked : 'sent').toBe(
        model.ask(now, typeof asked === 'string' ? '' : asked.code),
      );
    } else {
      const otp = taken.do === 'miss' ? model.noCode() : model.anyCode(taken.which);
      expect(await act((tx) => guess(tx, phoneKey, otp, now))).toBe(model.guess(now, otp));
    }
  }
}

test(
  `whatever is asked, guessed and waited for, codes do what their rules say (${RUNS} runs)`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 24 }), live), {
      numRuns: RUNS,
      endOnFailure: true,
    });
  },
  PATIENCE,
);
