import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** A proof-of-work challenge as the ALTCHA widget reads it; its inner shape belongs to that library. */
export const createChallenge = endpoint({
  method: 'GET',
  path: 'captcha/challenge',
  access: 'anyone',
  summary: 'A fresh ALTCHA challenge, valid for ten minutes and for one form.',
  query: z.strictObject({ form: z.enum(['consultation', 'comment', 'otp', 'login', 'taste']) }),
  reply: z.looseObject({}),
  success: 200,
  errors: ['validation_failed'],
});
