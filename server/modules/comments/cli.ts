/** `npm run comments -- list | approve ID | reject ID`: moderation from the command line. */
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { systemClock } from '../../clock.ts';
import { loadConfig } from '../../config.ts';
import type { Queries } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { type Decision, decideComment, heldComments } from './decide-comment.ts';

const USAGE = `Usage: npm run comments -- list
       npm run comments -- approve ID
       npm run comments -- reject ID
With the embedded database the service has to be stopped first: it serves one process only.`;

const DECISIONS: Readonly<Record<string, Decision>> = { approve: 'approved', reject: 'rejected' };

const say = (text: string) => process.stdout.write(`${text}\n`);

async function list(db: Queries): Promise<void> {
  const comments = await heldComments(db);
  for (const { id, page, locale, name, last_name, created_at, comment } of comments) {
    say(
      `${id}  ${created_at.toISOString()}  ${page}  ${locale}  ${name} ${last_name}\n  ${comment.replaceAll('\n', '\n  ')}\n`,
    );
  }
  say(comments.length === 0 ? 'No comment waits.' : `${comments.length} waiting.`);
}

async function decide(db: Queries, id: string, decision: Decision): Promise<void> {
  if (!(await decideComment(db, id, decision, systemClock()))) throw new Error(`There is no comment ${id}.`);
  say(`Comment ${id}: ${decision}.`);
}

async function main(): Promise<void> {
  const [verb = '', id] = parseArgs({ allowPositionals: true }).positionals;
  const decision = DECISIONS[verb];
  if (verb !== 'list' && !(decision && z.uuid().safeParse(id).success)) throw new Error(USAGE);
  const database = await openDatabase(loadConfig(process.env), () => undefined);
  try {
    if (decision && id) await decide(database.db, id, decision);
    else await list(database.db);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
