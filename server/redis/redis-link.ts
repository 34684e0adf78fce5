import { Redis, type RedisOptions } from 'ioredis';
import { SECOND } from '../clock.ts';

/** Redis answers within this or is done without. */
const ANSWER_WITHIN = SECOND / 4;

/** After a failure nobody waits for it again so long. */
const REST = 2 * SECOND;

const CONNECT_WITHIN = 1500;

/** A connection that a firewall forgot looks alive; a question now and then finds out. */
const ASK_EVERY = 10 * SECOND;

const OPTIONS = {
  lazyConnect: true,
  connectTimeout: CONNECT_WITHIN,
  commandTimeout: ANSWER_WITHIN,
  socketTimeout: REST,
  // What cannot be said now is said another way, not later.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  retryStrategy: (times) => Math.min(times * 100, SECOND),
} satisfies RedisOptions;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

export interface RedisSettings {
  readonly url: string;
  /** Begins every name, so that services that share one Redis do not meet. */
  readonly prefix: string;
  /** Hears when Redis cannot be used, and when it can again. */
  readonly onChange: (isHere: boolean) => void;
}

/** Redis as something that may be away: whoever asks has another way. */
export class RedisLink {
  readonly #redis: Redis;
  readonly #settings: RedisSettings;
  #restUntil = 0;
  #isHere = true;
  #isClosed = false;

  constructor(settings: RedisSettings) {
    this.#settings = settings;
    this.#redis = new Redis(settings.url, OPTIONS);
    this.#redis.on('error', () => undefined); // `close` follows, and it connects again
    this.#redis.on('close', () => this.#change(false));
    this.#redis.on('ready', () => {
      this.#restUntil = 0;
      this.#change(true);
    });
  }

  /** Connects, or goes on trying while the service starts without it. */
  async open(): Promise<void> {
    await this.#redis.connect().catch(() => undefined);
  }

  /** A name of this service's own. */
  name(what: string): string {
    return `${this.#settings.prefix}:${what}`;
  }

  #change(isHere: boolean): void {
    if (isHere === this.#isHere || this.#isClosed) return;
    this.#isHere = isHere;
    this.#settings.onChange(isHere);
  }

  /** Asks Redis something; `undefined`, soon, when it does not answer. */
  async ask<T>(work: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (this.#redis.status !== 'ready' || performance.now() < this.#restUntil) return undefined;
    try {
      const answer = await work(this.#redis);
      this.#change(true);
      return answer;
    } catch {
      this.#restUntil = performance.now() + REST;
      this.#change(false);
      return undefined;
    }
  }

  /**
   * Hears a channel on a connection of its own, which is opened again whenever it is lost. `onGap`: it is back, so
   * something may have been missed. Gives the function that ends it.
   */
  async listen(channel: string, hear: (text: string) => void, onGap: () => void): Promise<() => Promise<void>> {
    const listener = this.#redis.duplicate();
    let hasBegun = false;
    const begin = async () => {
      await listener.subscribe(channel);
      if (hasBegun) onGap();
    };
    listener.on('error', () => undefined);
    listener.on('message', (_, text) => hear(text));
    const begun = new Promise<void>((resolve) => {
      // A subscription that fails would leave a connection that hears nothing.
      listener.on('ready', () => void begin().then(resolve, () => listener.disconnect(true)));
    });
    const asking = setInterval(() => {
      if (listener.status === 'ready') listener.ping().catch(() => undefined); // without an answer it is closed
    }, ASK_EVERY).unref();
    const connected = listener.connect().then(() => begun);
    await Promise.race([connected.catch(() => undefined), pause(CONNECT_WITHIN)]);
    hasBegun = true;
    return async () => {
      clearInterval(asking);
      listener.disconnect();
    };
  }

  /** Ends the connection; what was asked is answered before, or not at all. */
  close(): void {
    this.#isClosed = true;
    this.#redis.disconnect();
  }
}
