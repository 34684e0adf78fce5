import { loadConfig } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';

export const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const ONE_PROCESS = 'With the embedded database the service has to be stopped first: it serves one process only.';

/**
 * Runs a command of the terminal over the service's database and sets the exit code.
 * @param usage what is said where the arguments mean nothing
 * @param read finds the work in the arguments, before anything is opened
 */
export async function databaseCommand(
  usage: string,
  read: () => ((db: Queries) => Promise<void>) | undefined,
): Promise<void> {
  try {
    const work = read();
    if (!work) throw new Error(`${usage}\n${ONE_PROCESS}`);
    const database = await openDatabase(loadConfig(process.env), () => undefined);
    try {
      await work(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
