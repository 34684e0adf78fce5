import { preload } from 'react-dom';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { fontsOf } from '#lib/theme/fonts.ts';
import { THEME_URL } from '#lib/theme/sheet.ts';

interface Props {
  /** Language of the document: decides which fonts it loads. */
  readonly lng: LanguageCode;
}

/** The theme and the fonts of a page. Stands once in the head of a root layout, before every stylesheet. */
export function ThemeStyle({ lng }: Props) {
  const { css, preloads } = fontsOf(lng);
  for (const url of preloads) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      <link rel="stylesheet" href={THEME_URL} />
      {/* Only the bundler knows the addresses of fonts, and it tells them to pages alone. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, no input of anybody */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
    </>
  );
}
