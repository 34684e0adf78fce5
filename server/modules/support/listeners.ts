import type { SupportEvents } from '#lib/contract/support.ts';
import type { Queries } from '../../db/database.ts';
import { isStaff as isStaffRole } from '../../http/signed-in.ts';

/** An open page. */
export interface SupportListener {
  readonly userId: string;
  readonly sessionId: string;
  readonly isStaff: boolean;
  /** A desk that somebody of the staff is using; not one that is left open, nor staff on pages of customers. */
  readonly isAtDesk: boolean;
  send<Name extends keyof SupportEvents>(event: Name, data: SupportEvents[Name]): void;
  /** The session or the role has ended, or the service stops. */
  end(): void;
}

/** The open pages of one node, by the person they are of. */
export class Listeners {
  readonly #byUser = new Map<string, Set<SupportListener>>();
  readonly #staff = new Set<SupportListener>();

  add(listener: SupportListener): void {
    const own = this.#byUser.get(listener.userId) ?? new Set();
    this.#byUser.set(listener.userId, own.add(listener));
    if (listener.isStaff) this.#staff.add(listener);
  }

  remove(listener: SupportListener): void {
    const own = this.#byUser.get(listener.userId);
    own?.delete(listener);
    if (own?.size === 0) this.#byUser.delete(listener.userId);
    this.#staff.delete(listener);
  }

  has(userId: string): boolean {
    return this.#byUser.has(userId);
  }

  isAtDesk(userId: string): boolean {
    return [...(this.#byUser.get(userId) ?? [])].some((listener) => listener.isAtDesk);
  }

  all(): SupportListener[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  staff(): readonly SupportListener[] {
    return [...this.#staff];
  }

  customers(): SupportListener[] {
    return this.all().filter(({ isStaff }) => !isStaff);
  }

  /** Pages of a customer; staff that is a customer too hears everything already. */
  of(customerId: string): SupportListener[] {
    return [...(this.#byUser.get(customerId) ?? [])].filter(({ isStaff }) => !isStaff);
  }

  /** Those whose session lives and whose person has the role it had. */
  async alive(db: Queries): Promise<Set<SupportListener>> {
    const all = this.all();
    if (all.length === 0) return new Set();
    const sessions = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'role'])
      .where(
        'sessions.id',
        'in',
        all.map(({ sessionId }) => sessionId),
      )
      .execute();
    const staff = new Map(sessions.map(({ id, role }) => [id, isStaffRole(role)]));
    return new Set(all.filter(({ sessionId, isStaff }) => staff.get(sessionId) === isStaff));
  }
}
