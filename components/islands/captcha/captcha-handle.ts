/** What a form asks of a captcha, whichever is in use. */
export interface CaptchaHandle {
  /** Whether the visitor has done their part: the box is ticked. */
  readonly isConfirmed: () => boolean;
  /** The answer to send along; waits while it is being worked out. Rejects when it cannot be had. */
  readonly token: () => Promise<string>;
  /** Forgets the answer, which the service takes once only; the next `token()` works out another. */
  readonly renew: () => void;
}
