import type { ErrorCode, FieldCode } from '../contract/errors.ts';

/**
 * Why a call failed: the service's own code; `network` when no answer came (no connection, refused by CORS, time-out);
 * `unknown` when an answer came that the contract does not describe.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown';

interface Details {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Field name → why it was refused. */
  readonly fields?: Readonly<Record<string, FieldCode>> | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number | undefined;
  /** Guesses left for a one-time code. */
  readonly attemptsLeft?: number | undefined;
}

/** A failed call. `errorMessageKey` turns it into the text a person reads. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, FieldCode>>;
  readonly retryAfter: number | undefined;
  readonly attemptsLeft: number | undefined;

  constructor(code: ApiErrorCode, { status, fields = {}, retryAfter, attemptsLeft }: Details, options?: ErrorOptions) {
    super(`${code} (${status})`, options);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.attemptsLeft = attemptsLeft;
  }
}
