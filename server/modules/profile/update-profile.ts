import type { Profile, ProfileChanges, updateProfile as updateCall } from '#lib/contract/profile.ts';
import { DAY } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import type { Call } from '../../http/call.ts';
import { countHit, type Limit } from '../../http/rate-limit.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { assertConfirmed } from '../account/step-up.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { notify } from '../notices/notice.ts';
import { choicesOf } from '../notifications/choices.ts';
import { sendEmailLink } from './email-link.ts';
import { readProfile } from './read-profile.ts';

/** Links that one customer may have sent: the mailbox may be somebody else's. */
const LINKS: Limit = { name: 'email-links', hits: 5, window: DAY };

/** Columns that are set as they are given. */
function columnsOf({ firstName, lastName, company, locale, calendar, numerals, appearance }: ProfileChanges) {
  const columns = {
    first_name: firstName,
    last_name: lastName,
    company,
    locale,
    calendar,
    numerals,
    appearance,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const withdrawLink = (tx: Tx, userId: string) => tx.deleteFrom('email_links').where('user_id', '=', userId).execute();

async function changeEmail(tx: Tx, session: SignedIn, email: string | null, factor: number, now: Date): Promise<void> {
  const { userId } = session;
  const user = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (user?.email === email) {
    await withdrawLink(tx, userId); // another address that waits was a mistake
    return;
  }
  assertConfirmed(session, now);
  // The address before it is told while it is still the account's.
  await notify(tx, { userId, kind: 'email-changing' }, now);
  await recordEvent(tx, { event: 'email-changing', userId, details: { isRemoved: email === null } }, now);
  if (email === null) {
    await tx.updateTable('users').set({ email: null }).where('id', '=', userId).execute();
    await withdrawLink(tx, userId);
    return;
  }
  await countHit(tx, { limit: LINKS, subject: userId, factor, now });
  await sendEmailLink(tx, userId, email, now);
}

/** Changes a profile. */
export async function updateProfile(
  { config }: ModuleDeps,
  { body, session, now, commit }: Call<typeof updateCall>,
): Promise<Profile> {
  const { userId } = session;
  return commit([], async (tx) => {
    const columns = columnsOf(body);
    if (body.notifications) {
      const { notifications } = await readProfile(tx, userId, now);
      const chosen = choicesOf({ ...notifications, ...body.notifications });
      Object.assign(columns, { notification_choices: JSON.stringify(chosen) });
    }
    if (Object.keys(columns).length > 0) await tx.updateTable('users').set(columns).where('id', '=', userId).execute();
    if (body.email !== undefined) await changeEmail(tx, session, body.email, config.rateLimitFactor, now);
    return readProfile(tx, userId, now);
  });
}
