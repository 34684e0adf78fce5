import { Client } from 'pg';
import { SECOND } from '../clock.ts';

export type Hear = (text: string) => void;

const TRY_AGAIN_AFTER = SECOND;

/** A connection that a firewall forgot looks alive; a question now and then finds out. */
const ASK_EVERY = 10 * SECOND;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function open(connectionString: string, hear: Hear): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1500, query_timeout: 3000, keepAlive: true });
  client.on('error', () => undefined); // `end` follows
  await client.connect();
  client.on('notification', ({ payload }) => hear(payload ?? ''));
  const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
  await client.query(`LISTEN ${quote(`signals_${rows[0]?.schema ?? 'public'}`)}`);
  return client;
}

/** Resolves when the connection is lost. */
function untilLost(client: Client): Promise<void> {
  const asking = setInterval(() => {
    client.query('SELECT 1').catch(() => client.end().catch(() => undefined));
  }, ASK_EVERY);
  return new Promise((resolve) => {
    client.once('end', () => {
      clearInterval(asking);
      resolve();
    });
  });
}

/** Listens on a connection of its own and opens it again whenever it is lost, until it is ended. */
export async function listenOn(connectionString: string, hear: Hear, onGap: () => void): Promise<() => Promise<void>> {
  const state: { isOver: boolean; client: Client | undefined } = { isOver: false, client: undefined };
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER).unref());
  const connect = async (): Promise<void> => {
    state.client = await open(connectionString, hear).catch(() => undefined);
  };
  async function keepListening(): Promise<void> {
    while (!state.isOver) {
      if (state.client) await untilLost(state.client);
      if (state.isOver) return;
      await pause();
      await connect();
      if (state.client) onGap();
    }
  }
  await connect();
  void keepListening();
  return async () => {
    state.isOver = true;
    await state.client?.end().catch(() => undefined);
  };
}
