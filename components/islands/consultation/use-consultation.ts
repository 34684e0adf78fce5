import { type RefObject, useRef } from 'react';
import { readJourney } from '#lib/browser/journey.ts';
import type { Attempt } from '#lib/forms/attempt.ts';
import type { ConsultationField, ConsultationPlace } from '#lib/forms/consultation.ts';
import { type FormControl, useForm } from '#lib/forms/use-form.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import type { CaptchaHandle } from '../captcha/captcha-handle.ts';

const FIELDS: readonly ConsultationField[] = ['name', 'email', 'phone', 'message'];

/** Rules and sending, with zod and the telephone metadata: a chunk of its own, asked for when a field is entered. */
const loadRules = () => loadChunk(() => import('#lib/forms/consultation.ts'));

/** State of the consultation form and the handle its captcha fills. */
export function useConsultation(
  place: ConsultationPlace,
): FormControl & { readonly captcha: RefObject<CaptchaHandle | null> } {
  const captcha = useRef<CaptchaHandle>(null);

  async function sendOnce(attempt: Attempt): Promise<void> {
    const { send } = await loadRules();
    const token = (await captcha.current?.token()) ?? '';
    try {
      await send(attempt, token, place);
    } finally {
      captcha.current?.renew(); // the service takes an answer once
    }
  }

  const form = useForm<ConsultationField>({
    draft: STORAGE_KEYS.consultationDraft,
    fields: FIELDS,
    purpose: 'consultation',
    prepare() {
      loadRules().catch(() => {}); // asked for again, and told, when sending
    },
    check: async (values) => (await loadRules()).check(values),
    checkRest: () => (captcha.current?.isConfirmed() ? {} : { captcha: { code: 'captcha_required' } }),
    context: () => ({ journey: readJourney() }),
    send: (attempt) =>
      sendOnce(attempt).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'captcha_invalid') return sendOnce(attempt); // it was too old
        throw error;
      }),
  });
  return { ...form, captcha };
}
