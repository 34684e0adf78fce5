import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/** Least role that a call wants. Admins may all that staff may, and staff all that customers may. */
export type Access = 'anyone' | 'customer' | 'staff' | 'admin';

/** One call between the browser and the service, known to both sides. */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the API base, without a leading slash; `:id` stands for a part that `params` describes. */
  readonly path: string;
  /**
   * Who may make the call. Everybody but `anyone` carries `Authorization: Bearer <access token>`: without a good one the
   * answer is `session_expired`, with one of too low a role `staff_only`.
   */
  readonly access: Access;
  /**
   * Unsafe by its method, but done in nobody's name: the browser sends it without cookies, the service looks at none,
   * and there is no XSRF token, which a page that is being closed could not fetch. Its origin is checked all the same.
   */
  readonly cookieless?: true;
  /** One sentence for the API description. */
  readonly summary: string;
  readonly params?: Params;
  readonly body?: Body;
  readonly query?: Query;
  readonly reply: Reply;
  /** Status of a success: 200 unless the call creates something; 303 for an address the browser itself opens. */
  readonly success: 200 | 201 | 303;
  /** Error codes beyond those every call may answer (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
}

/** Declares an endpoint and keeps the exact types of its schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/**
 * Header that makes an unsafe call safe to repeat: a UUID made once a form and kept over reloads. The service stores
 * the first answer for 48 hours and gives it again; the same key with another body is refused.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
