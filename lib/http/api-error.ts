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
  /** The request's id, which the service's log has too; with a failure of the service's own. */
  readonly reference?: string | undefined;
}

/** A failed call. `errorMessageKey` turns it into the text a person reads. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, FieldCode>>;
  readonly retryAfter: number | undefined;
  readonly attemptsLeft: number | undefined;
  readonly reference: string | undefined;

  constructor(code: ApiErrorCode, details: Details, options?: ErrorOptions) {
    const { status, fields = {}, retryAfter, attemptsLeft, reference } = details;
    super(`${code} (${status})`, options);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.attemptsLeft = attemptsLeft;
    this.reference = reference;
  }
}

/** What somebody quotes of the id of a request that failed for no reason of theirs: enough to find it in the log. */
export function referenceOf(status: number, requestId: unknown): string | undefined {
  const [start] = status >= 500 && typeof requestId === 'string' ? (/^[\da-f]{8}/.exec(requestId) ?? []) : [];
  return start;
}

/** A reference set apart (U+2068, U+2069), so that it reads the same in every direction. */
export const shownReference = (reference: string): string => `\u2068${reference}\u2069`;
