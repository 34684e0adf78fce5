import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { HeaderTools } from './HeaderTools.tsx';
import frame from './SiteFrame.module.css';
import bar from './SiteHeader.module.css';
import { Wordmark, WordmarkSymbol } from './Wordmark.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly children: ReactNode;
}

/** Everything around the desk: as wide as the page, without the menus and the foot that are for visitors. */
export function DeskFrame({ lng, children }: Props) {
  const shell = messagesOf(lng, 'shell');
  return (
    <>
      <a className={frame.skip} href="#main">
        {shell.skip}
      </a>
      <WordmarkSymbol />
      <header className={bar.bar}>
        <div
          id="loading"
          className={frame.loading}
          role="progressbar"
          aria-label={shell.loading}
          hidden
          suppressHydrationWarning
        />
        <div className={classNames('wrap', bar.inner)}>
          <a className={bar.brand} href={pathOf('home', lng)} aria-label={shell.homeLink}>
            <Wordmark />
          </a>
          <div className={bar.end} style={{ marginInlineStart: 'auto' }}>
            <HeaderTools id="desk" lng={lng} />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={frame.main}>
        {children}
      </main>
    </>
  );
}
