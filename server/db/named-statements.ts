import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** A statement is worth a name once it has come so often. */
const WORTH = 5;

/** Statements with a name; each keeps its plan in every connection. */
const MOST_NAMED = 200;

/** Texts that are counted at once. */
const MOST_COUNTED = 2000;

/** What gives every column there is changes its shape when a newer node adds one, which a named statement must not. */
const EVERY_COLUMN = /(?:\bselect\s+|\breturning\s+|\.)\*/i;

/** Names of the statements that come often, the same in every connection. */
export function statementNames(): (text: string) => string | undefined {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMED || EVERY_COLUMN.test(text)) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= MOST_COUNTED) counts.clear();
    counts.set(text, count);
    if (count < WORTH) return undefined;
    counts.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * A pool whose frequent statements are parsed and planned once for each connection. PostgreSQL does both at every call
 * of a statement without a name, and to plan how a session is read takes it longer than to read it.
 */
export function namingPool(pool: Pool): PostgresPool {
  const nameOf = statementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  function naming(client: PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    };
    return {
      // The interface has cursors too, which nothing here opens.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    };
  }
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? naming(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
