import { generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto';

/** A certificate that its own key has signed, as `tls.createServer` takes it. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
  readonly validUntil: Date;
}

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, words: string) => der(tag, Buffer.from(words, 'latin1'));
/** UTC, `YYMMDDHHMMSSZ`. */
const time = (date: Date) => text(0x17, `${date.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`);

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const nameOf = (host: string) => sequence(der(0x31, sequence(oid('550403'), text(0x0c, host))));
const alternative = (host: string) =>
  der(0xa3, sequence(sequence(oid('551d11'), der(0x04, sequence(text(0x82, host))))));

function certificateOf(publicKey: KeyObject, privateKey: KeyObject, host: string, from: Date, until: Date): Buffer {
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const serial = der(0x02, Buffer.from([1]));
  const life = sequence(time(from), time(until));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const name = nameOf(host);
  const told = sequence(version, serial, ECDSA_SHA256, name, life, name, key, alternative(host));
  return sequence(told, ECDSA_SHA256, der(0x03, Buffer.from([0]), sign('sha256', told, privateKey)));
}

/** Makes a certificate for a host (RFC 5280), good from an hour ago until a whole second. */
export function selfSigned(host: string, validUntil: Date): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const from = new Date(Math.min(Date.now(), validUntil.getTime()) - 3_600_000);
  const cert = new X509Certificate(certificateOf(publicKey, privateKey, host, from, validUntil)).toString();
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert, validUntil };
}
