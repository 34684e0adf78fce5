import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database as the service sees it, whichever of the two it runs on. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Kysely<Tables>;
  /**
   * Hears what any node sends with `sendSignal`, after its commit. `onGap`: the connection was lost and is back, so
   * something may have been missed. Gives the function that ends it.
   */
  listen(hear: (text: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** Connections of the pool, where there is one. */
  connections?(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Closes it after everything else; what was acknowledged is on disk. */
  close(): Promise<void>;
}

/** Where a query may run: on its own or inside a transaction. */
export type Queries = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** A refusal to open the database, with a message for the person who starts the service. */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal';
}
