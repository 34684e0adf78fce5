import { locale as Locale } from '#lib/contract/fields.ts';
import type { Profile } from '#lib/contract/profile.ts';
import type { Queries } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { choicesOf } from '../notifications/choices.ts';

/** A customer's profile and settings. */
export async function readProfile(db: Queries, userId: string, now: Date): Promise<Profile> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) throw new ServiceError('session_expired');
  const link = await db
    .selectFrom('email_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return {
    phone_number: user.phone,
    firstName: user.first_name,
    lastName: user.last_name,
    company: user.company,
    email: user.email,
    pendingEmail: link?.email ?? null,
    locale: Locale.catch('en-US').parse(user.locale),
    calendar: user.calendar,
    numerals: user.numerals,
    appearance: user.appearance,
    notifications: choicesOf(user.notification_choices),
    deleteAt: user.delete_at?.toISOString() ?? null,
    createdAt: user.created_at.toISOString(),
  };
}
