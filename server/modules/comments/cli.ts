/** `npm run comments -- list | approve ID | reject ID`: moderation from the command line. */
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { databaseCommand, say } from '../../cli/database-command.ts';
import { systemClock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { type Decision, decideComment, heldComments } from './decide-comment.ts';

const USAGE = `Usage: npm run comments -- list
       npm run comments -- approve ID
       npm run comments -- reject ID`;

const DECISIONS: Readonly<Record<string, Decision>> = { approve: 'approved', reject: 'rejected' };

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

await databaseCommand(USAGE, () => {
  const [verb = '', id = ''] = parseArgs({ allowPositionals: true }).positionals;
  if (verb === 'list') return list;
  const decision = DECISIONS[verb];
  return decision && z.uuid().safeParse(id).success ? (db) => decide(db, id, decision) : undefined;
});
