import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DocumentFrame } from '#components/shell/DocumentFrame.tsx';
import { FALLBACK_LANGUAGE } from '#lib/i18n/languages.ts';
import { appMetadata } from '#lib/install/manifest.ts';
import { entryMetadata } from '#lib/seo/metadata.ts';
import { siteViewport } from '#lib/seo/viewport.ts';
import '../base.css';

export const metadata: Metadata = { ...appMetadata(FALLBACK_LANGUAGE), ...entryMetadata() };
export const viewport: Viewport = siteViewport;

export default function EntryLayout({ children }: { readonly children: ReactNode }) {
  return (
    <DocumentFrame lng={FALLBACK_LANGUAGE} script="entry">
      {children}
    </DocumentFrame>
  );
}
