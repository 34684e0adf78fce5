/** `npm run staff -- list | add PHONE | remove PHONE`: who may open the desk. */
import { parseArgs } from 'node:util';
import { parsePhone } from '#lib/phone.ts';
import { systemClock } from '../../clock.ts';
import { loadConfig } from '../../config.ts';
import type { Queries } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { listStaff, type Role, setRole } from './set-role.ts';

const USAGE = `Usage: npm run staff -- list
       npm run staff -- add +989123456789
       npm run staff -- remove +989123456789
The number needs an account: sign up with it first.
With the embedded database the service has to be stopped first: it serves one process only.`;

const ROLES: Readonly<Record<string, Role>> = { add: 'staff', remove: 'customer' };

const say = (text: string) => process.stdout.write(`${text}\n`);

async function list(db: Queries): Promise<void> {
  const people = await listStaff(db);
  for (const { phone, first_name, last_name } of people)
    say([phone ?? 'without a number', first_name, last_name].filter(Boolean).join('  '));
  if (people.length === 0) say('Nobody is staff.');
}

async function change(db: Queries, phone: string, role: Role): Promise<void> {
  if (!(await setRole(db, phone, role, systemClock())))
    throw new Error(`${phone} has no account. Sign up with it first.`);
  say(`${phone}: ${role}.`);
}

async function main(): Promise<void> {
  const [verb = '', typed = ''] = parseArgs({ allowPositionals: true }).positionals;
  const role = ROLES[verb];
  const phone = parsePhone(typed)?.e164;
  if (verb !== 'list' && !(role && phone)) throw new Error(USAGE);
  const database = await openDatabase(loadConfig(process.env), () => undefined);
  try {
    if (role && phone) await change(database.db, phone, role);
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
