import type { ReactNode } from 'react';
import { messagesOf } from '#lib/i18n/messages.ts';
import { Announcement } from './Announcement.tsx';
import type { Place } from './menu-links.ts';
import { SiteFooter } from './SiteFooter.tsx';
import css from './SiteFrame.module.css';
import { SiteHeader } from './SiteHeader.tsx';
import { WordmarkSymbol } from './Wordmark.tsx';

interface Props extends Place {
  readonly children: ReactNode;
}

/** Everything around a public page: skip link, loading bar, announcement, header, main, footer. */
export function SiteFrame({ id, lng, children }: Props) {
  const shell = messagesOf(lng, 'shell');
  return (
    <>
      <a className={css.skip} href="#main">
        {shell.skip}
      </a>
      <WordmarkSymbol />
      <Announcement lng={lng} />
      <SiteHeader id={id} lng={lng} />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
        {/* Shown by the page's script while something is under way (lib/browser/loading.ts); in a landmark. */}
        <div
          id="loading"
          className={css.loading}
          role="progressbar"
          aria-label={shell.loading}
          hidden
          suppressHydrationWarning
        />
      </main>
      <SiteFooter id={id} lng={lng} />
    </>
  );
}
