import { SECOND } from '../clock.ts';

/** Forms that a captcha guards; a proof made for one is no proof for another. */
export type GuardedForm = 'consultation' | 'comment' | 'otp' | 'login' | 'taste';

/** A proof that holds, once: whoever accepts it records its id with `spendProof` in the same transaction. */
export interface Proof {
  readonly id: string;
  /** Afterwards nobody accepts it anyway, and its record may go. */
  readonly expiresAt: Date;
}

export interface Captcha {
  /** A fresh challenge for the ALTCHA widget. */
  challenge(form: GuardedForm): Promise<object>;
  /**
   * @param host host name of the page that sent the answer
   * @throws {ServiceError} `captcha_invalid`, or `unavailable` when Google cannot be asked
   */
  verify(answer: string, form: GuardedForm, host: string): Promise<Proof>;
}

/** Time a remote verification may take. */
export const VERIFY_TIMEOUT = 5 * SECOND;
