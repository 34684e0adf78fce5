/** `npm run page-errors -- [--days 7] [--state open|solved]`: errors of pages in visitors' browsers. */
import { parseArgs } from 'node:util';
import { listPageErrors, type PageError } from '#lib/contract/page-errors.ts';
import { databaseCommand, say } from '../../cli/database-command.ts';
import { systemClock } from '../../clock.ts';
import { listErrors } from './list-errors.ts';

const USAGE = `Usage: npm run page-errors -- [--days 7] [--state open|solved]`;

const lines = ({ name, message, frames, hits, lastAt, kind, locale, browser, hasReturned }: PageError): string =>
  `${hits} × ${name}: ${message}
    last ${lastAt}${hasReturned ? ', came back after it was solved' : ''}, ${kind} ${locale}, ${browser ?? 'unknown browser'}
${frames.map((frame) => `    at ${frame}`).join('\n')}`;

await databaseCommand(USAGE, () => {
  const { values } = parseArgs({ options: { days: { type: 'string' }, state: { type: 'string' } } });
  const asked = listPageErrors.query.safeParse(values);
  if (!asked.success) return undefined;
  return async (db) => {
    const items = await listErrors(db, asked.data, systemClock());
    for (const item of items) say(lines(item));
    if (items.length === 0) say('No page reported such an error.');
  };
});
