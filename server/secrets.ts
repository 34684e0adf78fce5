import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

/** What a derived key is for; a key of one purpose is useless for another. */
const KEY_PURPOSES = [
  'xsrf',
  'captcha',
  'captcha-solution',
  'address',
  'request',
  'phone',
  'otp',
  'delivery',
  'ticket',
  'access',
  'refresh',
  'device',
  'app-otp',
  'recovery',
  'nonce',
  'partner',
  'payment',
  'email',
  'comment',
  'vapid',
  'redis',
] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

/** All keys of the service; what lasts longer than a day is still read with `earlier` ones after the secret has changed. */
export interface Keys extends Readonly<Record<KeyPurpose, Buffer>> {
  readonly earlier: readonly Readonly<Record<KeyPurpose, Buffer>>[];
}

/** A key for one purpose, 32 bytes, derived from the service's secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'alpha-service', purpose, 32));
}

const keysOf = (secret: string) =>
  Object.fromEntries(KEY_PURPOSES.map((purpose) => [purpose, deriveKey(secret, purpose)])) as Omit<Keys, 'earlier'>; // every purpose

/** All keys of the service, from its secret and those it had before. */
export const deriveKeys = (secret: string, earlier: readonly string[] = []): Keys => ({
  ...keysOf(secret),
  earlier: earlier.map(keysOf),
});

/** The key of a purpose and those it had before, newest first. */
export const everyKey = (keys: Keys, purpose: KeyPurpose): readonly Buffer[] => [
  keys[purpose],
  ...keys.earlier.map((old) => old[purpose]),
];

/** Keys in the form node works with; to make it anew costs three times the hash itself (measured: 17 µs against 5). */
const keyObjects = new WeakMap<Buffer, KeyObject>();

function keyObjectOf(key: Buffer): KeyObject {
  const known = keyObjects.get(key) ?? createSecretKey(key);
  keyObjects.set(key, known);
  return known;
}

/** Keyed SHA-256, 32 bytes. */
export const keyedHash = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', keyObjectOf(key)).update(text).digest();

/** The same as text, for columns and comparisons. */
export const keyedText = (key: Buffer, text: string): string => keyedHash(key, text).toString('base64url');

/** A secret nobody can guess: 32 random bytes as text. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text that has to be read again; it opens only with the same key and context. */
export function seal(key: Buffer, context: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The text of `seal`; `undefined` when it was changed, or sealed with another key or context. */
export function unseal(key: Buffer, context: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}

/** Compares two texts in a time that tells nothing about them. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The service's secret: the configured one, else one that is made at the first start and kept beside the embedded
 * database, readable by its owner only.
 */
export function resolveSecret({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (secretKey !== null) return secretKey;
  const file = path.join(dataDir, 'secret-key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx` fails when the file exists, so a key that is in use is never replaced.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`Cannot start: ${file} holds no key. Delete it and a new one is made.`);
  return secret;
}
