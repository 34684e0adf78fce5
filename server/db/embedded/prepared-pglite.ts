import { type messages, type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';
import type { PGlite as KyselyPGlite } from 'kysely';

type Query = KyselyPGlite['query'];

/** Statements that stay prepared; each holds some kilobytes of the database's memory. */
const MOST_PREPARED = 200;

const { serialize } = protocol;

interface Prepared {
  readonly name: string;
  /** PostgreSQL's numbers of the types of its parameters. */
  readonly parameters: readonly number[];
  /** What its rows are made of; none for a statement that gives no rows. */
  readonly rows: messages.RowDescriptionMessage | undefined;
}

const isRows = (message: { readonly name: string }): message is messages.RowDescriptionMessage =>
  message.name === 'rowDescription';

/** The statements of one database, prepared when they first come and let go when they came the longest ago. */
class Statements {
  readonly #pg: PGlite;
  readonly #known = new Map<string, Prepared>();
  #made = 0;

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  async #exchange(...parts: readonly Uint8Array[]) {
    return this.#pg.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
  }

  async #prepare(text: string): Promise<Prepared> {
    const [oldest] = this.#known.size < MOST_PREPARED ? [] : this.#known;
    const closing = oldest ? [serialize.close({ type: 'S', name: oldest[1].name })] : [];
    if (oldest) this.#known.delete(oldest[0]);
    this.#made += 1;
    const name = `s${this.#made}`;
    const parsing = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
    const answer = await this.#exchange(...closing, ...parsing);
    return { name, parameters: parse.parseDescribeStatementResults(answer), rows: answer.find(isRows) };
  }

  #textOf(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#pg.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  /** Runs a statement; nobody else may talk to the database meanwhile. */
  async run<T>(text: string, values: readonly unknown[]): Promise<Results<T>> {
    const prepared = this.#known.get(text) ?? (await this.#prepare(text));
    // At the end again: the first of the map is the one that was used the longest ago.
    this.#known.delete(text);
    this.#known.set(text, prepared);
    const { name, parameters, rows } = prepared;
    const texts = values.map((value, place) => this.#textOf(value, parameters[place]));
    const answer = await this.#exchange(serialize.bind({ statement: name, values: texts }), serialize.execute());
    const [result] = parse.parseResults(rows ? [rows, ...answer] : answer, this.#pg.parsers);
    return (result ?? { rows: [], fields: [] }) as Results<T>; // what the caller says of its own statement
  }
}

/**
 * PGlite whose statements are parsed and planned once. As it comes it does so at every call, in five exchanges with the
 * database instead of one: reading a session cost 0.6 ms of the service's only thread, and costs 0.1 ms so. Its locks
 * are those of PGlite's own `query` and `transaction`.
 */
export function preparing(pg: PGlite): KyselyPGlite {
  const statements = new Statements(pg);
  const run: Query = (text, values = []) => pg._runExclusiveQuery(() => statements.run(text, values));
  return {
    get closed() {
      return pg.closed;
    },
    get ready() {
      return pg.ready;
    },
    waitReady: pg.waitReady,
    close: () => pg.close(),
    query: async (text, values) => {
      await pg._checkReady();
      return pg._runExclusiveTransaction(() => run(text, values));
    },
    transaction: (work) => pg.transaction((tx) => work({ query: run, rollback: () => tx.rollback() })),
  };
}
