import type { ReactNode } from 'react';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { PageId } from '#lib/pages/registry.ts';

interface Props {
  readonly id: PageId;
  readonly lng: LanguageCode;
  readonly children: ReactNode;
}

/** Everything around a public page: skip link, announcement, header, main, footer. */
export function SiteFrame({ children }: Props) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
