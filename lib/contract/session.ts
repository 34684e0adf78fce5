import * as z from 'zod';

/**
 * Roles of people who have an account; what a role may do is the service's to enforce. `staff` works at the desk, `admin`
 * gives roles and looks after the service as well.
 */
export const Role = z.enum(['customer', 'staff', 'admin']);
export type Role = z.infer<typeof Role>;

/**
 * A session that has just begun: the access token for `Authorization: Bearer`, and the person. Field names are those of
 * the session check. Whoever signs in without a telephone number (Google, partner) has `null` there.
 */
export const Session = z.object({
  accessToken: z.string(),
  phone_number: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  role: Role,
});
export type Session = z.infer<typeof Session>;
