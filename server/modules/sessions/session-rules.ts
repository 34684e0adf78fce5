import { DAY, MINUTE, SECOND } from '../../clock.ts';

/** Life of an access token. */
export const ACCESS_LIFE = 15 * MINUTE;

/** A refresh token that is older is replaced when it is used: two thirds of an access token, so once for each. */
export const ROTATE_AFTER = 10 * MINUTE;

/** Tabs that renew at the same moment bring the same token; so long the one before is still good. */
export const ROTATION_GRACE = 10 * SECOND;

/** A remembered session ends when it was not used for so long … */
export const IDLE_LIFE = 7 * DAY;

/** … and in any case after this (NIST SP 800-63B: 30 days). */
export const LONGEST_LIFE = 30 * DAY;

/** A session that is not to be remembered ends with the browser, or after this. */
export const SHORT_LIFE = DAY;

/** The oldest makes room for one more. */
export const SESSIONS_A_USER = 10;

/** So long after signing in or proving it again a person counts as being at the keyboard. */
export const CONFIRMED_FOR = 5 * MINUTE;

/** A browser that signed in is known for a year. */
export const DEVICE_LIFE = 365 * DAY;
