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
  readonly role: 'customer' | 'staff';
  /** When the person last proved who it is. */
  readonly confirmedAt: Date;
}

/**
 * Lets staff pass.
 * @throws {ServiceError} `staff_only` for everybody else
 */
export function assertStaff({ role }: Pick<SignedIn, 'role'>): void {
  if (role !== 'staff') throw new ServiceError('staff_only');
}
