/** `npm run staff -- list | add PHONE | admin PHONE | remove PHONE`: who may open the desk. */
import { parseArgs } from 'node:util';
import type { Role } from '#lib/contract/session.ts';
import { parsePhone } from '#lib/phone.ts';
import { databaseCommand, say } from '../../cli/database-command.ts';
import { systemClock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { listStaff, setRole } from './set-role.ts';

const USAGE = `Usage: npm run staff -- list
       npm run staff -- add +989123456789
       npm run staff -- admin +989123456789
       npm run staff -- remove +989123456789
The number needs an account: sign up with it first.`;

const ROLES: Readonly<Record<string, Role>> = { add: 'staff', admin: 'admin', remove: 'customer' };

async function list(db: Queries): Promise<void> {
  const people = await listStaff(db);
  for (const { phone, first_name, last_name, role } of people)
    say([phone ?? 'without a number', role, first_name, last_name].filter(Boolean).join('  '));
  if (people.length === 0) say('Nobody is staff.');
}

async function change(db: Queries, phone: string, role: Role): Promise<void> {
  if (!(await setRole(db, phone, role, systemClock())))
    throw new Error(`${phone} has no account. Sign up with it first.`);
  say(`${phone}: ${role}.`);
}

await databaseCommand(USAGE, () => {
  const [verb = '', typed = ''] = parseArgs({ allowPositionals: true }).positionals;
  if (verb === 'list') return list;
  const role = ROLES[verb];
  const phone = parsePhone(typed)?.e164;
  return role && phone ? (db) => change(db, phone, role) : undefined;
});
