import { isSameText, keyedHash } from '../../secrets.ts';

/*
 * Tokens are not stored. Each is the session's id, a number and a keyed hash over both and the session's random seed:
 * the database alone makes none, the key alone makes none, and ending the session ends all of them at once. In a
 * refresh token the number counts the renewals, in an access token it is the second of its end.
 */
const ID_BYTES = 16;
const NUMBER_BYTES = 4;
const MAC_BYTES = 32;
const TOKEN = /^[\w-]{70}$/; // 52 bytes

/** What a token says before it has been proven. */
export interface TokenClaim {
  readonly sessionId: string;
  readonly number: number;
}

interface Seeded {
  readonly id: string;
  readonly seed: string;
}

/** Makes the token of a session for a number. */
export function writeToken(key: Buffer, { id, seed }: Seeded, number: number): string {
  const bytes = Buffer.alloc(ID_BYTES + NUMBER_BYTES + MAC_BYTES);
  bytes.write(id.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(number, ID_BYTES);
  keyedHash(key, `${id}!${number}!${seed}`).copy(bytes, ID_BYTES + NUMBER_BYTES);
  return bytes.toString('base64url');
}

/** Reads a token; `undefined` when it has not the shape of one. */
export function readToken(token: string | undefined): TokenClaim | undefined {
  if (!token || !TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.toString('hex', 0, ID_BYTES);
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, number: bytes.readUInt32BE(ID_BYTES) };
}

/** Whether a token was made by this service for this session. */
export const isGenuine = (key: Buffer, session: Seeded, token: string, { number }: TokenClaim): boolean =>
  isSameText(writeToken(key, session, number), token);

/** The same for a token that may be older than the key. */
export const isGenuineOfAny = (keys: readonly Buffer[], session: Seeded, token: string, claim: TokenClaim): boolean =>
  keys.some((key) => isGenuine(key, session, token, claim));
