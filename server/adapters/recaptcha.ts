import { createHash } from 'node:crypto';
import * as z from 'zod';
import { after, type Clock, MINUTE } from '../clock.ts';
import { ServiceError } from '../http/problem.ts';
import { isAltchaAnswer } from './altcha.ts';
import { type Captcha, type Proof, VERIFY_TIMEOUT } from './captcha.ts';

/** Google honours a token for two minutes; ours is remembered longer, so that clocks need not agree. */
const REMEMBERED = 10 * MINUTE;

const Verdict = z.object({ success: z.boolean(), hostname: z.string().optional() });

export interface RecaptchaSettings {
  readonly secret: string;
  readonly verifyUrl: string;
  /** Host names of the site besides the one that is asked. */
  readonly hosts: readonly string[];
}

async function ask({ secret, verifyUrl }: RecaptchaSettings, token: string): Promise<z.infer<typeof Verdict>> {
  try {
    const body = new URLSearchParams({ secret, response: token });
    const response = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(VERIFY_TIMEOUT) });
    return Verdict.parse(await response.json());
  } catch {
    // Never let through unasked. The form falls back to proof of work, which needs nobody else.
    throw new ServiceError('unavailable', { detail: 'The captcha service cannot be reached.', retryAfter: 5 });
  }
}

/**
 * Google reCAPTCHA in front of proof of work: answers of either are accepted, because where Google is out of reach the
 * form falls back to ALTCHA, and a visitor there must not be locked out.
 */
export function withRecaptcha(altcha: Captcha, settings: RecaptchaSettings, clock: Clock): Captcha {
  async function verify(...[answer, form, host]: Parameters<Captcha['verify']>): Promise<Proof> {
    if (isAltchaAnswer(answer)) return altcha.verify(answer, form, host);
    const { success, hostname } = await ask(settings, answer);
    const isOurs = hostname !== undefined && (hostname === host || settings.hosts.includes(hostname));
    if (!success || !isOurs) throw new ServiceError('captcha_invalid');
    const digest = createHash('sha256').update(answer).digest('base64url');
    return { id: `recaptcha:${digest}`, expiresAt: after(clock(), REMEMBERED) };
  }
  return { challenge: altcha.challenge, verify };
}
