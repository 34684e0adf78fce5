import type { Role } from '#lib/contract/session.ts';
import { ServiceError } from './problem.ts';

/** Who makes a call, found by the access token; see `modules/sessions`. */
export interface SignedIn {
  readonly sessionId: string;
  readonly userId: string;
  /** E.164. */
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly role: Role;
  /** When the person last proved who it is. */
  readonly confirmedAt: Date;
}

/** Roles that open the desk. */
export const DESK_ROLES: readonly Role[] = ['staff', 'admin'];

export const isStaff = (role: Role): boolean => DESK_ROLES.includes(role);

/**
 * Lets staff pass.
 * @throws {ServiceError} `staff_only` for everybody else
 */
export function assertStaff({ role }: Pick<SignedIn, 'role'>): void {
  if (!isStaff(role)) throw new ServiceError('staff_only');
}

/**
 * Lets admins pass.
 * @throws {ServiceError} `staff_only` for everybody else
 */
export function assertAdmin({ role }: Pick<SignedIn, 'role'>): void {
  if (role !== 'admin') throw new ServiceError('staff_only');
}
