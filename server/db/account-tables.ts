import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#lib/contract/session.ts';

/** Rows of accounts and signing in; see `tables.ts`. */
export interface UsersTable {
  id: string;
  /** E.164; `null` for somebody who came through Google or the partner. */
  phone: string | null;
  /** Argon2id, PHC format. */
  password_hash: string | null;
  /** Wrong passwords since the last right one. */
  password_failures: Generated<number>;
  first_name: string | null;
  last_name: string | null;
  /** Verified by whoever gave it. */
  email: string | null;
  role: Generated<Role>;
  locale: string;
  privacy_accepted_at: Date | null;
  created_at: Date;
  company: string | null;
  /** How dates and digits are shown; `null` follows the language. */
  calendar: 'gregory' | 'persian' | null;
  numerals: 'latin' | 'native' | null;
  appearance: Generated<'light' | 'dark' | 'system'>;
  /** JSON; `null` until something is chosen. */
  notification_choices: ColumnType<unknown, string | null | undefined, string | null>;
  /** The account goes then. */
  delete_at: Date | null;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  provider: 'google' | 'partner';
  user_id: string;
  email: string | null;
  linked_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** Random part of every token of the session; worthless without the service's key. */
  seed: string;
  /** How often the refresh token has changed. */
  generation: Generated<number>;
  /** When it last did; the session was in use then. */
  rotated_at: Date;
  is_remembered: boolean;
  user_agent: string;
  /** Part of the address it was last seen at. */
  network: string;
  created_at: Date;
  /** When the person last proved who it is. */
  confirmed_at: Date;
  /** Nothing prolongs it beyond this. */
  ends_at: Date;
  /** End when it is not used before. */
  expires_at: Date;
}

export interface KnownDevicesTable {
  user_id: string;
  /** Keyed hash of the browser's device cookie. */
  device: string;
  expires_at: Date;
}

export interface OtpRequestsTable {
  /** Keyed hash of the number. */
  phone_key: string;
  purpose: string;
  id: string;
  /** Guesses that all codes of the request share. */
  attempts: Generated<number>;
  /** Codes sent in a row; decides how long the next one has to wait. */
  sends: number;
  next_send_at: Date;
  /** End of the code that was sent last. */
  code_until: Date;
  /** The waiting times begin anew after this. */
  expires_at: Date;
}

export interface OtpCodesTable {
  id: string;
  request_id: string;
  /** Keyed hash of the code. */
  mac: string;
  /** Sealed number and code, until they are delivered. */
  delivery: string | null;
  expires_at: Date;
}

export interface TicketsTable {
  mac: string;
  purpose: string;
  phone: string;
  expires_at: Date;
}

export interface LoginFailuresTable {
  /** Keyed hash of number and network. */
  subject: string;
  failures: number;
  blocked_until: Date;
  expires_at: Date;
}

export interface AppOtpsTable {
  user_id: string;
  /** Sealed; `null` until the app has been set up. */
  secret: string | null;
  /** Sealed; one that is being set up. */
  pending: string | null;
  /** Time step of the last code that was accepted: none serves twice. The drivers disagree about `bigint`. */
  last_step: ColumnType<string | number | bigint, number | undefined, number>;
}

export interface RecoveryCodesTable {
  user_id: string;
  mac: string;
}

export interface AuditLogTable {
  id: string;
  at: Date;
  event: string;
  user_id: string | null;
  phone_key: string | null;
  network_key: string | null;
  details: ColumnType<unknown, string | null, never>;
  expires_at: Date;
}

export interface AccountTables {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  otp_requests: OtpRequestsTable;
  otp_codes: OtpCodesTable;
  tickets: TicketsTable;
  login_failures: LoginFailuresTable;
  app_otps: AppOtpsTable;
  recovery_codes: RecoveryCodesTable;
  audit_log: AuditLogTable;
}
