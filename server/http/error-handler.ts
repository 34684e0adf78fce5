import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#lib/contract/errors.ts';
import { isOutage } from '../db/outage.ts';
import { ServiceError, sendProblem } from './problem.ts';

/** What the framework refuses before a route sees it, by status. */
const FRAMEWORK_CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

function frameworkCode(status: number | undefined): ErrorCode | undefined {
  if (status === undefined || (status >= 500 && status !== 503)) return undefined;
  return FRAMEWORK_CODES[status] ?? 'invalid_request';
}

const RETRY_AFTER_OUTAGE = 2;

/**
 * Turns every failure into a problem document. Nothing of an unexpected error leaves the service: not its message, not
 * its stack; the log has both under the id that the answer carries in `x-request-id`.
 */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ServiceError) return sendProblem(reply, error.code, error.details);
  if (isOutage(error)) {
    request.log.error({ name: error.name, code: 'code' in error ? error.code : undefined }, 'database cannot answer');
    return sendProblem(reply, 'unavailable', { retryAfter: RETRY_AFTER_OUTAGE });
  }
  const code = frameworkCode('statusCode' in error ? error.statusCode : undefined);
  if (code) return sendProblem(reply, code);
  request.log.error({ err: error }, 'unexpected error');
  return sendProblem(reply, 'internal');
}
