import * as z from 'zod';
import { LANGUAGES } from '../i18n/languages.ts';
import type { FieldCode } from './errors.ts';

/*
 * Field rules that several calls share. Messages are field codes: the words live in the locale files.
 * Lengths count UTF-16 units, as the columns' limits do.
 */
const code = (value: FieldCode) => ({ error: value });

/** No control characters: none can be typed, and the database refuses NUL. Lines may break where a text has lines. */
const LINE = /^\P{Cc}*$/u;
const PARAGRAPH = /^[\P{Cc}\t\n\r]*$/u;

const text = (max: number, shape: RegExp) =>
  z.string(code('required')).trim().min(1, code('required')).max(max, code('too_long')).regex(shape, code('invalid'));

/** A line of text a person types: trimmed, not empty. */
export const line = (max: number) => text(max, LINE);

/** Several lines; the same rule with more room. */
export const paragraph = (max: number) => text(max, PARAGRAPH);

export const email = line(254).pipe(z.email(code('email_invalid')));

/** As typed; `parsePhone` decides whether it is a number and makes it E.164. */
export const phone = line(32);

/** Path of a page of the site, as the journey and comments name it: `/fa/web-design`. */
export const pagePath = z.string().regex(/^\/[A-Za-z0-9/_-]{0,120}$/, code('invalid'));

/** Id of a page in the page registry: `home`, `web-design`. Comments belong to a page, not to its address. */
export const pageId = z.string().regex(/^[A-Za-z0-9-]{1,60}$/, code('invalid'));

/** Answer of the captcha widget: an ALTCHA payload or a reCAPTCHA token. */
export const captcha = z.string(code('captcha_required')).min(1, code('captcha_required')).max(4096, code('invalid'));

/** Locale tag of the page that asks: texts the service sends are written in its language. */
export const locale = z.enum(LANGUAGES.map((language) => language.locale));

/** A one-time code in any of the digits people type. */
export const otp = z
  .string(code('otp_incomplete'))
  .regex(/^[0-9\u06f0-\u06f9\u0660-\u0669\uff10-\uff19]{6}$/, code('otp_incomplete'));

/** Six digits of an authenticator app, or one of the recovery codes: `7k2m9-xq4tr`. */
export const appOtp = z
  .string(code('otp_incomplete'))
  .trim()
  .min(6, code('otp_incomplete'))
  .max(32, code('otp_incomplete'));

/** What was typed as the password of an account; the rule for a new one is `newPassword`. */
export const password = z.string(code('required')).min(1, code('required')).max(512, code('too_long'));

/** Path of a page of this site, to come back to: no other site, whatever it is made of. */
export const nextPath = z
  .string()
  .max(300)
  .regex(/^(\/[A-Za-z0-9_-]+)+\/?(\?[A-Za-z0-9_=&%.~-]*)?$/, code('invalid'));
