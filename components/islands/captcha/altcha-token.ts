import type { Challenge } from 'altcha/lib';
import { createChallenge } from '#lib/contract/captcha.ts';
import { call } from '#lib/http/call.ts';
import { solveChallenge } from './solve-challenge.ts';

/** An answer and the moment (milliseconds) from which the service refuses it. */
export interface Token {
  readonly payload: string;
  readonly expires: number;
}

/** Fetches a challenge for a form and solves it. */
export async function fetchToken(form: 'consultation' | 'comment'): Promise<Token> {
  const challenge = (await call(createChallenge, { query: { form } })) as unknown as Challenge; // the library's own shape
  const { expiresAt } = challenge.parameters;
  return { payload: await solveChallenge(challenge), expires: expiresAt ? expiresAt * 1000 : Number.POSITIVE_INFINITY };
}
