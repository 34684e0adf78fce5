import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** Answer of the session check; every field is `null` for a visitor. */
const SessionCheck = z.object({
  accessToken: z.string().nullable(),
  phone_number: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  role: z.string().nullable(),
});

/** The session check. Path and field names are fixed by the specification, section 7. */
export const checkSession = endpoint({
  method: 'POST',
  path: 'auth/loged',
  summary: 'Tells whether a session exists and sets the XSRF-TOKEN cookie.',
  body: z.strictObject({}),
  reply: SessionCheck,
  success: 200,
  errors: ['xsrf_invalid', 'validation_failed', 'payload_too_large', 'unsupported_media_type'],
});
