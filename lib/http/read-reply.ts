import type { Endpoint } from '../contract/endpoint.ts';
import { type FieldCode, Problem } from '../contract/errors.ts';
import { ApiError, referenceOf } from './api-error.ts';

/** Seconds of a `Retry-After` header, which is a number of seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined; // an empty answer, or the page of a proxy
  }
}

/** The failure a refused call stands for, whether or not a problem document came with it. */
export async function failureOf(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const parsed = Problem.safeParse(await jsonOf(response));
  const retryAfter = secondsOf(headers.get('retry-after'));
  const reference = referenceOf(status, headers.get('x-request-id'));
  if (!parsed.success)
    return new ApiError(status === 429 ? 'rate_limited' : 'unknown', { status, retryAfter, reference });
  const { code, fields, retryAfter: announced, attemptsLeft } = parsed.data;
  return new ApiError(code, {
    status,
    fields: fields as Record<string, FieldCode> | undefined,
    retryAfter: retryAfter ?? announced,
    attemptsLeft,
    reference,
  }); // parsed as such
}

/** The answer of a successful call, in the shape the contract promises. */
export async function replyOf(endpoint: Endpoint, response: Response): Promise<unknown> {
  const parsed = endpoint.reply.safeParse(await jsonOf(response));
  if (parsed.success) return parsed.data;
  throw new ApiError('unknown', { status: response.status }, { cause: parsed.error });
}
