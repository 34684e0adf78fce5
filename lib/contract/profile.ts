import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { email, line, locale } from './fields.ts';
import { NotificationChoices } from './notifications.ts';

/** How dates, digits and colours are shown; `null` follows the language, `system` the device. */
const Display = {
  calendar: z.enum(['gregory', 'persian']).nullable(),
  numerals: z.enum(['latin', 'native']).nullable(),
  appearance: z.enum(['light', 'dark', 'system']),
};

export const Profile = z.object({
  phone_number: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  company: z.string().nullable(),
  /** Verified. */
  email: z.string().nullable(),
  /** Waits for its owner to open the link that was sent there. */
  pendingEmail: z.string().nullable(),
  locale,
  ...Display,
  notifications: NotificationChoices,
  /** The account is deleted then, unless it is kept (`account/keep`). ISO 8601, UTC. */
  deleteAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

export const readProfile = endpoint({
  method: 'GET',
  path: 'account',
  access: 'customer',
  summary: 'Own profile and settings.',
  reply: Profile,
  success: 200,
  errors: ['session_expired'],
});

/** Only what changes; `null` empties a field. */
export const ProfileChanges = z.strictObject({
  firstName: line(60).nullable().optional(),
  lastName: line(60).nullable().optional(),
  company: line(120).nullable().optional(),
  email: email.nullable().optional(),
  locale: locale.optional(),
  calendar: Display.calendar.optional(),
  numerals: Display.numerals.optional(),
  appearance: Display.appearance.optional(),
  notifications: NotificationChoices.partial().optional(),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/**
 * Changes the profile. A new e-mail address counts once its owner has opened the link that is sent there; changing it
 * needs a fresh proof of who is at the keyboard (`account/confirm`), and the address before it is told. The address that
 * counts, sent once more, withdraws one that waits for its link.
 */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: 'account',
  access: 'customer',
  summary: 'Changes own profile and settings.',
  body: ProfileChanges,
  reply: Profile,
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'confirmation_required'],
});

/** The page of the link sends the token of its address; it needs no session, the link may be opened anywhere. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: 'account/email',
  access: 'anyone',
  summary: 'Verifies an e-mail address with the token of the link that was sent there.',
  body: z.strictObject({ token: z.string().max(200) }),
  reply: z.object({ email: z.string() }),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'otp_invalid'],
});

export const exportAccount = endpoint({
  method: 'GET',
  path: 'account/export',
  access: 'customer',
  summary: 'All own data as JSON, a list of rows for each kind.',
  reply: z.object({
    exportedAt: z.iso.datetime(),
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  success: 200,
  errors: ['session_expired', 'confirmation_required'],
});

/** In 30 days everything goes; all other devices are signed out at once. Invoices stay without a name. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: 'account',
  access: 'customer',
  summary: 'Deletes the account in 30 days.',
  reply: z.object({ deleteAt: z.iso.datetime() }),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'confirmation_required'],
});

export const keepAccount = endpoint({
  method: 'POST',
  path: 'account/keep',
  access: 'customer',
  summary: 'Keeps an account that was to be deleted.',
  body: z.strictObject({}),
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired'],
});
