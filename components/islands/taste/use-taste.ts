import { type RefObject, useRef, useState } from 'react';
import type { Attempt } from '#lib/forms/attempt.ts';
import type { Tasted } from '#lib/forms/taste.ts';
import { type FormControl, useForm } from '#lib/forms/use-form.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { loadChunk } from '#lib/http/load-chunk.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import type { CaptchaHandle } from '../captcha/captcha-handle.ts';

const loadRules = () => loadChunk(() => import('#lib/forms/taste.ts'));

interface Taster extends FormControl {
  readonly captcha: RefObject<CaptchaHandle | null>;
  readonly tasted: Tasted | undefined;
}

/** State of the form and what came of it. */
export function useTaste(lng: LanguageCode, version: string): Taster {
  const captcha = useRef<CaptchaHandle>(null);
  const [tasted, setTasted] = useState<Tasted>();

  async function sendOnce(attempt: Attempt): Promise<void> {
    const { send } = await loadRules();
    const token = (await captcha.current?.token()) ?? '';
    try {
      setTasted(await send(attempt, token, lng, version));
    } finally {
      captcha.current?.renew(); // the service takes an answer once
    }
  }

  const form = useForm<'url'>({
    draft: STORAGE_KEYS.tasteDraft,
    fields: ['url'],
    purpose: 'other',
    prepare() {
      loadRules().catch(() => {}); // asked for again, and told, when sending
    },
    check: async (values) => (await loadRules()).check(values),
    checkRest: () => (captcha.current?.isConfirmed() ? {} : { captcha: { code: 'captcha_required' } }),
    send: (attempt) =>
      sendOnce(attempt).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'captcha_invalid') return sendOnce(attempt); // it was too old
        throw error;
      }),
  });
  return { ...form, captcha, tasted };
}
