import { LATE_FONTS } from '#lib/browser/after-paint.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { fontsOf } from '#lib/theme/fonts.ts';
import { THEME_URL } from '#lib/theme/sheet.ts';

interface Props {
  /** Language of the document: decides which fonts it loads. */
  readonly lng: LanguageCode;
}

/**
 * The theme and the fonts of a page. Stands once in the head of a root layout, before every stylesheet. Fonts of their own
 * come after the first paint (`after-paint.ts`); without script the stand-ins stay. Only the bundler knows their addresses, and it tells them to pages alone.
 */
export function ThemeStyle({ lng }: Props) {
  const { faces } = fontsOf(lng);
  return (
    <>
      <link rel="stylesheet" href={THEME_URL} />
      <style
        id={LATE_FONTS}
        media="not all"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, no input of anybody
        dangerouslySetInnerHTML={{ __html: faces }}
      />
    </>
  );
}
