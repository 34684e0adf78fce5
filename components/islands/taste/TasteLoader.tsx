'use client';

import '../loading/form-styles.ts';
import './Taste.module.css';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { Island, prerender } from '../loading/Island.tsx';
import type { TasteFormProps } from './TasteForm.tsx';

const load = async () => (await import('./TasteForm.tsx')).TasteForm;
const Prerendered = prerender(load);

/** The analyzer's taste, whose script comes when it is seen. */
export function TasteLoader({ reload, ...form }: TasteFormProps & { readonly reload: string }) {
  return (
    <Island
      id="site-taste"
      draft={STORAGE_KEYS.tasteDraft}
      texts={{ failed: form.texts.messages.chunk_failed, reload }}
      prerendered={<Prerendered {...form} />}
      load={load}
      inner={form}
    />
  );
}
