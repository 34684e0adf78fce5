'use client';

import { lazy } from 'react';
import { STORAGE_KEYS } from '#lib/browser/storage-keys.ts';
import { Island } from '../loading/Island.tsx';
import { whenSeen } from '../loading/when-seen.ts';
import type { ConsultationFormProps } from './ConsultationForm.tsx';

const ISLAND = 'consultation-form';

const Form = lazy(
  whenSeen<ConsultationFormProps>(ISLAND, async () => (await import('./ConsultationForm.tsx')).ConsultationForm),
);

/** The consultation form, whose script comes when it is seen. */
export function ConsultationLoader({ reload, ...form }: ConsultationFormProps & { readonly reload: string }) {
  const texts = { failed: form.texts.messages.chunk_failed, reload };
  return (
    <Island id={ISLAND} draft={STORAGE_KEYS.consultationDraft} texts={texts}>
      <Form {...form} />
    </Island>
  );
}
