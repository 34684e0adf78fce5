import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { SECOND } from '../../clock.ts';

/** Four segments of the log: a database that meets the very end of its disk cannot go on. */
const LEAST_ROOM = 64 * 1024 * 1024;

const LOOK_EVERY = SECOND / 2;

/** Whether a disk has the room that an embedded database needs to go on. */
export const hasRoom = (directory: string, least = LEAST_ROOM): boolean => {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize >= least;
};

/**
 * Lets an embedded database be read only while its disk is nearly full, so that writes are refused and reads are served
 * until there is room again. Gives the function that ends it.
 */
export async function startRoomGuard(
  pg: Pick<PGlite, 'query'>,
  directory: string,
  least = LEAST_ROOM,
): Promise<() => Promise<void>> {
  let isOpen = true;
  let running = Promise.resolve();
  async function look(): Promise<void> {
    const opens = hasRoom(directory, least);
    if (opens === isOpen) return;
    await pg.query(`SET default_transaction_read_only = ${opens ? 'off' : 'on'}`);
    isOpen = opens;
  }
  await look();
  const timer = setInterval(() => {
    running = running.then(look).catch(() => undefined); // the next look tries again
  }, LOOK_EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
