import type { Analysis } from '#lib/contract/analyses.ts';
import { SECOND } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { livingSessions } from '../sessions/living-sessions.ts';
import { readRuns } from './read-analyses.ts';

/** A page that follows a run. */
export interface Follower {
  readonly analysisId: string;
  readonly sessionId: string;
  /** Called once at the beginning, and with every change. */
  tell(run: Analysis): void;
  /** The run is over, the session has ended, or the service stops. */
  end(): void;
}

/** As often as a run saves its progress. Another process may be the one that works, so the database is asked. */
const LOOK_EVERY = SECOND / 2;

const isOver = ({ state }: Analysis): boolean => state !== 'queued' && state !== 'running';

/** Tells open pages how their runs go: one look for all of them, however many there are. */
export class ProgressHub {
  readonly #db: Queries;
  /** What each was told last. */
  readonly #told = new Map<Follower, string>();
  #timer: NodeJS.Timeout | undefined;
  #looking = Promise.resolve();

  constructor(db: Queries) {
    this.#db = db;
  }

  add(follower: Follower): void {
    this.#told.set(follower, '');
    this.#timer ??= setInterval(() => this.#enqueue(), LOOK_EVERY).unref();
    this.#enqueue();
  }

  remove(follower: Follower): void {
    this.#told.delete(follower);
    if (this.#told.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** While the database is away nobody is told anything; the next look finds it again. */
  #enqueue(): void {
    this.#looking = this.#looking.then(() => this.#look()).catch(() => undefined);
  }

  async #look(): Promise<void> {
    const followers = [...this.#told.keys()];
    if (followers.length === 0) return;
    const sessions = followers.map(({ sessionId }) => sessionId);
    const alive = await livingSessions(this.#db, sessions);
    const ids = followers.map(({ analysisId }) => analysisId);
    const runs = new Map((await readRuns(this.#db, ids)).map((run) => [run.id, run]));
    for (const follower of followers) this.#tell(follower, alive.has(follower.sessionId), runs);
  }

  #tell(follower: Follower, isAlive: boolean, runs: ReadonlyMap<string, Analysis>): void {
    const run = runs.get(follower.analysisId);
    if (!this.#told.has(follower)) return;
    if (run && isAlive) {
      const text = JSON.stringify(run);
      if (this.#told.get(follower) !== text) follower.tell(run);
      this.#told.set(follower, text);
      if (!isOver(run)) return;
    }
    this.remove(follower);
    follower.end();
  }

  /** Ends every page's stream. */
  close(): void {
    for (const follower of [...this.#told.keys()]) {
      this.remove(follower);
      follower.end();
    }
  }
}
