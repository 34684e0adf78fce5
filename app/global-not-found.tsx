import type { Metadata } from 'next';
import { DocumentFrame } from '#components/shell/DocumentFrame.tsx';
import { NotFoundAnywhere } from '#components/shell/NotFoundAnywhere.tsx';
import { FALLBACK_LANGUAGE } from '#lib/i18n/languages.ts';
import { notFoundMetadata } from '#lib/seo/metadata.ts';
import './base.css';

export const metadata: Metadata = notFoundMetadata(FALLBACK_LANGUAGE);

export default function GlobalNotFound() {
  return (
    <DocumentFrame lng={FALLBACK_LANGUAGE} script="not-found">
      <NotFoundAnywhere />
    </DocumentFrame>
  );
}
