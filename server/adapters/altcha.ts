import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { after, type Clock, MINUTE, SECOND } from '../clock.ts';
import { ServiceError } from '../http/problem.ts';
import type { Captcha, GuardedForm, Proof } from './captcha.ts';

const VALID_FOR = 10 * MINUTE;

/** Work a browser has to do: so many key derivations of so many rounds. */
export interface Effort {
  readonly rounds: number;
  readonly derivations: readonly [min: number, max: number];
}

/** One to two seconds on a phone with its workers, and not felt: it runs while the form is filled in. */
const DEFAULT_EFFORT: Effort = { rounds: 2000, derivations: [1000, 3000] };

export interface AltchaKeys {
  readonly challenge: Buffer;
  readonly solution: Buffer;
}

const hex = z
  .string()
  .regex(/^([0-9a-f]{2})+$/)
  .max(256);

/** What the widget sends, base64 of JSON. Parameters are covered by the signature, so their exact form is not ours. */
const Answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.int().min(1).max(100_000),
      keyLength: z.int().min(16).max(64),
      keyPrefix: z.string().max(128),
      expiresAt: z.int(),
      data: z.object({ form: z.string() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: hex, time: z.number().optional() }),
});

function parse(answer: string): z.infer<typeof Answer> | undefined {
  try {
    return Answer.parse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

export const isAltchaAnswer = (answer: string): boolean => parse(answer) !== undefined;

/**
 * Proof of work, self-hosted: signed challenges that this service keeps no record of, valid for ten minutes and one
 * form. That each is used once is the caller's to keep (see `Proof`).
 */
export function createAltcha(keys: AltchaKeys, clock: Clock, effort: Effort = DEFAULT_EFFORT): Captcha {
  const secrets = {
    hmacSignatureSecret: keys.challenge.toString('base64url'),
    hmacKeySignatureSecret: keys.solution.toString('base64url'),
  };
  async function challenge(form: GuardedForm): Promise<object> {
    const [min, max] = effort.derivations;
    return createChallenge({
      ...secrets,
      algorithm: 'PBKDF2/SHA-256',
      cost: effort.rounds,
      counter: randomInt(min, max),
      data: { form },
      deriveKey,
      expiresAt: after(clock(), VALID_FOR),
    });
  }
  async function verify(answer: string, form: GuardedForm): Promise<Proof> {
    const given = parse(answer);
    if (!given) throw new ServiceError('captcha_invalid');
    const { parameters, signature } = given.challenge;
    const expiresAt = new Date(parameters.expiresAt * SECOND);
    const { counter, derivedKey } = given.solution;
    const { verified } = await verifySolution({
      ...secrets,
      challenge: { parameters, signature },
      deriveKey,
      solution: { counter, derivedKey },
    });
    if (!verified || parameters.data.form !== form || expiresAt <= clock()) throw new ServiceError('captcha_invalid');
    return { id: parameters.nonce, expiresAt };
  }
  return { challenge, verify };
}
