import { DAY, HOUR, MINUTE, SECOND } from '../../clock.ts';
import type { Limit } from '../../http/rate-limit.ts';

/** Life of a code (specification, section 9). */
export const OTP_LIFE = 180 * SECOND;

/** Guesses that all codes of a request share. */
export const GUESSES = 5;

/** The waiting times between codes double up to this, and begin anew after a day. */
export const LONGEST_WAIT = 32 * MINUTE;
export const WAITS_KEPT = DAY;

/** Codes of a number in a day that need no captcha. */
export const FREE_SENDS = 2;

/** From this share of a budget on everybody needs one: somebody is spending it. */
export const BUSY = 0.5;

/** A budget that the settings do not name. */
export const COUNTRY_BUDGET = 100;

export const NETWORK_LIMITS: readonly Limit[] = [
  { name: 'otp-network-15-minutes', hits: 5, window: 15 * MINUTE },
  { name: 'otp-network-day', hits: 30, window: DAY },
];

export const PHONE_DAY: Limit = { name: 'otp-phone-day', hits: 10, window: DAY };
export const PHONE_LIMITS: readonly Limit[] = [{ name: 'otp-phone-hour', hits: 5, window: HOUR }, PHONE_DAY];

/** Wrong guesses at all codes of a number; then it gets none for the rest of the day, and the password still works. */
export const WRONG_LIMIT: Limit = { name: 'otp-wrong', hits: 20, window: DAY };

/** Guesses of one network at anybody's codes. */
export const GUESS_LIMITS: readonly Limit[] = [{ name: 'otp-guess', hits: 25, window: 5 * MINUTE }];

/** The purse of all texts: so many an hour, and so many a day for a calling code. */
export const hourBudget = (hits: number): Limit => ({ name: 'otp-all-hour', hits, window: HOUR });
export const countryBudget = (hits: number): Limit => ({ name: 'otp-country-day', hits, window: DAY });
