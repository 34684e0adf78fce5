import type { ReactNode } from 'react';
import { ThemeStyle } from '#components/ui/ThemeStyle.tsx';
import { AFTER_PAINT_SCRIPT, LATE_SITE } from '#lib/browser/after-paint.ts';
import { type ScriptName, scriptUrl } from '#lib/browser/bundle.ts';
import { FIRST_PAINT_SCRIPT } from '#lib/browser/first-paint.ts';
import { SPECULATION_RULES } from '#lib/browser/speculation-rules.ts';
import { env } from '#lib/env.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { site } from '#lib/site.ts';

interface Props {
  readonly lng: LanguageCode;
  /** The page's plain script. Only `site` may wait; the others decide where the visitor goes. */
  readonly script: ScriptName;
  readonly children: ReactNode;
}

/**
 * The document of every root layout: language, direction, theme, icons and the page's plain script.
 * Scripts mark `<html>` before React arrives, hence `suppressHydrationWarning`.
 */
export async function DocumentFrame({ lng, script, children }: Props) {
  const { locale, dir } = languageOf(lng);
  const src = await scriptUrl(script);
  return (
    <html lang={locale} dir={dir} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: next/head is of the other router; the theme has to stand first */}
      <head>
        <ThemeStyle lng={lng} />
        {script === 'entry' && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${pathOf('home', lng)}`} />
          </noscript>
        )}
      </head>
      <body>
        {script === 'site' && (
          <script
            type="text/plain"
            id={LATE_SITE}
            data-src={src}
            data-idle={await scriptUrl('idle')}
            data-api={site.apiUrl}
          />
        )}
        <script>{FIRST_PAINT_SCRIPT + AFTER_PAINT_SCRIPT}</script>
        {children}
        {script === 'site' && <script type="speculationrules">{SPECULATION_RULES}</script>}
        {/* Decides where the visitor goes before the first paint, so it does not wait. */}
        {script !== 'site' && <script src={src} data-geolocation={env.geolocationUrl} />}
      </body>
    </html>
  );
}
