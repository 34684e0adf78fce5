import { createCipheriv, createECDH, createHmac, type ECDH } from 'node:crypto';

/** What a browser hands out for its push service; both are base64url. */
export interface PushKeys {
  /** Public key, a point of P-256, uncompressed. */
  readonly p256dh: string;
  /** Secret of 16 bytes. */
  readonly auth: string;
}

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
const LAST_RECORD = Buffer.from([2]);

const hmac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** One block of HKDF's expansion (RFC 5869), which is all that is needed here. */
const expand = (key: Buffer, info: Buffer, length: number): Buffer =>
  hmac(key, info, Buffer.from([1])).subarray(0, length);

const label = (text: string): Buffer => Buffer.from(`${text}\0`);

/** A key pair for one message. */
export function messageKeys(): ECDH {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return keys;
}

/**
 * A message only the browser can read: RFC 8291, one record of `aes128gcm` (RFC 8188).
 * @param salt 16 random bytes, and `own` a fresh key pair: neither serves twice
 * @throws when the browser's key is no point of the curve
 */
export function encryptMessage(text: string, { p256dh, auth }: PushKeys, salt: Buffer, own: ECDH): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const shared = hmac(Buffer.from(auth, 'base64url'), own.computeSecret(theirs));
  const material = expand(shared, Buffer.concat([label('WebPush: info'), theirs, ours]), 32);
  const key = hmac(salt, material);
  const cipher = createCipheriv(
    'aes-128-gcm',
    expand(key, label('Content-Encoding: aes128gcm'), 16),
    expand(key, label('Content-Encoding: nonce'), 12),
  );
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE, 0);
  head.writeUInt8(ours.length, 4);
  const content = [cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, ours, ...content]);
}
