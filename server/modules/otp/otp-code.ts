import { randomInt } from 'node:crypto';
import { asciiDigits } from '#lib/format/digits.ts';
import { keyedText } from '../../secrets.ts';

/** Six digits from the system's own source of randomness, zeros in front included. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** What a code is stored as: worthless without the key, good for one request, purpose and number only. */
export function codeMac(
  key: Buffer,
  request: { id: string; purpose: string; phoneKey: string },
  typed: string,
): string {
  return keyedText(key, `${request.id}!${request.purpose}!${request.phoneKey}!${asciiDigits(typed)}`);
}
