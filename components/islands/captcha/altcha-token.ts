import type { Challenge } from 'altcha/lib';
import type * as z from 'zod';
import { createChallenge } from '#lib/contract/captcha.ts';
import { call } from '#lib/http/call.ts';
import { solveChallenge } from './solve-challenge.ts';

/** Forms that ask for an answer; one of another form is none. */
export type CaptchaForm = z.input<(typeof createChallenge)['query']>['form'];

/** An answer and the moment (milliseconds) from which the service refuses it. */
export interface Token {
  readonly payload: string;
  readonly expires: number;
}

/** Fetches a challenge for a form and solves it. */
export async function fetchToken(form: CaptchaForm): Promise<Token> {
  const challenge = (await call(createChallenge, { query: { form } })) as unknown as Challenge; // the library's own shape
  const { expiresAt } = challenge.parameters;
  return { payload: await solveChallenge(challenge), expires: expiresAt ? expiresAt * 1000 : Number.POSITIVE_INFINITY };
}
