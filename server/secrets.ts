import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

/** What a derived key is for; a key of one purpose is useless for another. */
export type KeyPurpose = 'xsrf' | 'captcha' | 'captcha-solution' | 'address' | 'request';

/** A key for one purpose, 32 bytes, derived from the service's secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'alpha-service', purpose, 32));
}

/** Keyed SHA-256, 32 bytes. */
export const keyedHash = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

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
