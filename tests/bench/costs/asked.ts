import type { Cast } from './cast.ts';
import type { World } from './world.ts';

/** Somebody with an account and a session, as the database has them. */
export interface Person {
  readonly id: string;
  /** E.164. */
  readonly phone: string;
  readonly sessionId: string;
  readonly seed: string;
}

/** One request of a call; whatever it is about is there already. */
export interface Asked {
  /** Whose access token and cookies it carries; a visitor's, without. */
  readonly by?: Person;
  /** What stands for `:id` and the like in the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** JSON, unless it is text or bytes. */
  readonly body?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cookies besides those of the visitor and the person. */
  readonly cookie?: string;
  /** Status of the answer, where the contract does not say it. */
  readonly answer?: number;
}

/** Where the calls are made: who is there, and how more of it is. */
export interface Scene extends Cast {
  readonly world: World;
}

/** Makes what the requests of a call are about, and gives the requests. */
export type Ask = (scene: Scene, turns: number) => Promise<readonly Asked[]>;

/** Requests by the name of the call, `GET todos`; a way of it that costs something else stands behind in brackets. */
export type Asks = Readonly<Record<string, Ask>>;

/** The same request over and over: nothing is changed by it. */
export const same =
  (ask: (scene: Scene) => Asked | Promise<Asked>): Ask =>
  async (scene, turns) => {
    const asked = await ask(scene);
    return Array.from({ length: turns }, () => asked);
  };

/** A request of its own for each turn, about a thing of its own. */
export const each =
  (ask: (scene: Scene, turn: number) => Asked | Promise<Asked>): Ask =>
  async (scene, turns) => {
    const asked: Asked[] = [];
    for (let turn = 0; turn < turns; turn += 1) asked.push(await ask(scene, turn));
    return asked;
  };

/** No more than so many turns, of a call that takes long. */
export const atMostTurns =
  (most: number, ask: Ask): Ask =>
  (scene, turns) =>
    ask(scene, Math.min(turns, most));
