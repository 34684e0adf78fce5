import type { Phone } from '#lib/phone/phone-parser.ts';
import { parsePhone } from '#lib/phone.ts';
import { ServiceError } from '../../http/problem.ts';
import { type Keys, keyedText } from '../../secrets.ts';

export interface KnownPhone extends Phone {
  /** Keyed hash of the number in its one form, so that `0912…`, `+98912…` and `0098912…` share their limits. */
  readonly key: string;
}

/**
 * The number a person typed.
 * @throws {ServiceError} `validation_failed` when it is none
 */
export function phoneOf(keys: Keys, typed: string): KnownPhone {
  const phone = parsePhone(typed);
  if (!phone) throw new ServiceError('validation_failed', { fields: { phone: 'phone_invalid' } });
  return { ...phone, key: keyedText(keys.phone, phone.e164) };
}
