'use client';

import '../loading/form-styles.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { Island, prerender } from '../loading/Island.tsx';
import type { ConsultationFormProps } from './ConsultationForm.tsx';

const load = async () => (await import('./ConsultationForm.tsx')).ConsultationForm;
const Prerendered = prerender(load);

/** The consultation form, whose script comes when it is seen. */
export function ConsultationLoader({ reload, ...form }: ConsultationFormProps & { readonly reload: string }) {
  return (
    <Island
      id="consultation-form"
      draft={STORAGE_KEYS.consultationDraft}
      texts={{ failed: form.texts.messages.chunk_failed, reload }}
      prerendered={<Prerendered {...form} />}
      load={load}
      inner={form}
    />
  );
}
