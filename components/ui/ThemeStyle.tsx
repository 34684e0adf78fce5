import { preload } from 'react-dom';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { themeCss } from '#lib/theme/css.ts';
import { fontsOf } from '#lib/theme/fonts.ts';

interface Props {
  /** Language of the document: decides which fonts it loads. */
  readonly lng: LanguageCode;
}

/** The theme and the fonts of a page. Stands once in the head of a root layout, before every stylesheet. */
export function ThemeStyle({ lng }: Props) {
  const { css, preloads } = fontsOf(lng);
  for (const url of preloads) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, no input of anybody
  return <style dangerouslySetInnerHTML={{ __html: css + themeCss() }} />;
}
