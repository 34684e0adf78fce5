import type { SupportEvents } from '#lib/contract/support.ts';
import { type Clock, SECOND } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { Listeners, type SupportListener } from './listeners.ts';
import { isStaffHere, NodePresence, type Person } from './presence.ts';
import { readSignal, type Signal } from './signals.ts';

/** Sessions that have ended and people of nodes that died are found by looking. */
const LOOK_EVERY = 10 * SECOND;

/** Somebody who loads the page anew has not left. */
const GRACE = 4 * SECOND;

/** Tells the open pages of this node what happened on any node; holds who is here. */
export class SupportHub {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #presence: NodePresence;
  readonly #listeners = new Listeners();
  /** Who is here as everybody was told, and whether at the desk. */
  readonly #told = new Map<string, boolean>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  #isStaffHere = false;
  #timer: NodeJS.Timeout | undefined;
  #stopListening: Promise<() => Promise<void>> | undefined;

  constructor(database: Database, clock: Clock, node: string) {
    this.#database = database;
    this.#clock = clock;
    this.#presence = new NodePresence(database.db, clock, node);
  }

  /** Adds a page. It is told at once whether somebody is here. */
  async add(listener: SupportListener): Promise<void> {
    this.#start();
    // Nothing is promised before it is heard: a page reads what it missed when its stream has begun.
    await this.#stopListening;
    this.#listeners.add(listener);
    const { userId } = listener;
    const told = this.#told.get(userId);
    // Whoever comes is told of at once, whoever goes after a while.
    if (told === undefined || (listener.isAtDesk && !told)) await this.#settle(userId);
    else this.#settleLater(userId);
    await this.#askForStaff();
    if (!listener.isStaff) listener.send('presence', { isStaffHere: this.#isStaffHere });
  }

  remove(listener: SupportListener): void {
    this.#listeners.remove(listener);
    this.#settleLater(listener.userId);
  }

  #settleLater(userId: string): void {
    clearTimeout(this.#leaving.get(userId));
    const settle = () => this.#quietly(this.#settle(userId));
    this.#leaving.set(userId, setTimeout(settle, GRACE).unref());
  }

  /** Makes what was told of a person what holds. */
  async #settle(userId: string): Promise<void> {
    clearTimeout(this.#leaving.get(userId));
    this.#leaving.delete(userId);
    const isAtDesk = this.#listeners.has(userId) ? this.#listeners.isAtDesk(userId) : undefined;
    const told = this.#told.get(userId);
    if (isAtDesk === told) return;
    if (told !== undefined && !isAtDesk) await this.#presence.leave({ userId, isStaff: told });
    if (isAtDesk === undefined) this.#told.delete(userId);
    else {
      await this.#presence.arrive({ userId, isStaff: isAtDesk });
      this.#told.set(userId, isAtDesk);
    }
  }

  /** Ends every page's stream. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
    for (const listener of this.#listeners.all()) listener.end();
    if (!this.#stopListening) return;
    await this.#presence.close().catch(() => undefined);
    await (await this.#stopListening)();
  }

  #start(): void {
    this.#timer ??= setInterval(() => this.#quietly(this.#look()), LOOK_EVERY).unref();
    this.#stopListening ??= this.#database.listen(
      (text) => {
        const signal = readSignal(text);
        if (signal) this.#hear(signal);
      },
      () => this.#tellAll('resync', {}),
    );
  }

  /** While the database is away nobody is told anything; the next look finds it again. */
  #quietly(work: Promise<void>): void {
    work.catch(() => undefined);
  }

  #tellAll<Name extends keyof SupportEvents>(event: Name, data: SupportEvents[Name]): void {
    for (const listener of this.#listeners.all()) listener.send(event, data);
  }

  #hear(signal: Signal): void {
    if (signal.kind === 'presence') {
      this.#hearPresence(signal);
      return;
    }
    const { id, customerId } = signal;
    const isForCustomer = !(signal.kind === 'thread' && signal.isNote);
    const readers = [...this.#listeners.staff(), ...(isForCustomer ? this.#listeners.of(customerId) : [])];
    for (const listener of readers) {
      if (signal.kind === 'thread') listener.send('thread', { id, seq: signal.seq });
      if (signal.kind === 'seen') listener.send('seen', { id, by: signal.by, seq: signal.seq });
      if (signal.kind === 'typing' && listener.userId !== signal.userId) {
        listener.send('typing', { id, by: signal.by, name: signal.name });
      }
    }
  }

  #hearPresence({ userId, isStaff }: Person): void {
    if (isStaff) this.#quietly(this.#askForStaff());
    else this.#quietly(this.#tellStaffOf(userId));
  }

  async #tellStaffOf(customerId: string): Promise<void> {
    const row = await this.#database.db
      .selectFrom('presence')
      .select('user_id')
      .where('user_id', '=', customerId)
      .where('expires_at', '>', this.#clock())
      .limit(1)
      .executeTakeFirst();
    const isHere = row !== undefined;
    for (const listener of this.#listeners.staff()) listener.send('presence', { customerId, isHere });
  }

  async #askForStaff(): Promise<void> {
    const isHere = await isStaffHere(this.#database.db, this.#clock());
    if (isHere === this.#isStaffHere) return;
    this.#isStaffHere = isHere;
    for (const listener of this.#listeners.customers()) listener.send('presence', { isStaffHere: isHere });
  }

  async #look(): Promise<void> {
    await this.#presence.prolong();
    const alive = await this.#listeners.alive(this.#database.db);
    for (const listener of this.#listeners.all()) {
      if (!alive.has(listener)) listener.end();
    }
    // What could not be told while the database was away.
    for (const userId of this.#told.keys()) if (!this.#leaving.has(userId)) await this.#settle(userId);
    await this.#askForStaff();
  }
}
