import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { ERROR_STATUS, type ErrorCode, type FieldCode, type Problem } from '#lib/contract/errors.ts';

interface Details {
  /** One sentence for a developer; the browser shows its own text for the code. */
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, FieldCode>>;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Guesses left for a one-time code. */
  readonly attemptsLeft?: number;
}

/** A failure the service answers on purpose. Throw it anywhere below a route. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail ?? code);
    this.code = code;
    this.details = details;
  }
}

/** The problem document of a failure. `code` says what it is; the type stays `about:blank`, as RFC 9457 allows. */
export function problemOf(code: ErrorCode, details: Details = {}): Problem {
  const status = ERROR_STATUS[code];
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code, ...details };
}

/** Sends a problem document with the headers that belong to it. */
export function sendProblem(reply: FastifyReply, code: ErrorCode, details: Details = {}): FastifyReply {
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  // Serialised here: a route's own serializer is for its successes.
  return reply
    .status(ERROR_STATUS[code])
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(problemOf(code, details)));
}
