import { ConsultationBody, type Journey, requestConsultation } from '../contract/consultations.ts';
import { call } from '../http/call.ts';
import type { Locale } from '../i18n/languages.ts';
import { parsePhone } from '../phone/phone-in-browser.ts';
import type { Attempt, Values } from './attempt.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';

/*
 * Rules and sending of the consultation form. It brings zod and the telephone metadata, so the form loads it when a
 * field is touched, not with its own chunk.
 */
const Typed = ConsultationBody.pick({ name: true, email: true, phone: true, message: true });

export type ConsultationField = 'name' | 'email' | 'phone' | 'message';

/** What is wrong with the fields, by the rules of the contract and the telephone parser. */
export function check(values: Values<ConsultationField>): FieldErrors<ConsultationField> {
  const errors = fieldErrors(Typed, values);
  if (errors.phone || parsePhone(values.phone)) return errors;
  return { ...errors, phone: { code: 'phone_invalid' } };
}

/** Where the form stands: the locale of the page and its path. */
export interface ConsultationPlace {
  readonly locale: Locale;
  readonly page: string;
}

/** Sends a request; resolves once the service has stored it. */
export async function send(attempt: Attempt, captcha: string, place: ConsultationPlace): Promise<void> {
  const { journey } = attempt.context as { journey?: Journey }; // put there by the form, checked by the service
  const body = { ...(attempt.values as Values<ConsultationField>), ...place, captcha, ...(journey && { journey }) };
  await call(requestConsultation, { body, idempotencyKey: attempt.key });
}
