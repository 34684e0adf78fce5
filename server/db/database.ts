import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database as the service sees it, whichever of the two it runs on. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Kysely<Tables>;
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
