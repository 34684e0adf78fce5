import { themeCss } from '#lib/theme/css.ts';

/** Prints the theme's custom properties. Stands once in the head of the root layout, before every stylesheet. */
export function ThemeStyle() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, no input of anybody
  return <style dangerouslySetInnerHTML={{ __html: themeCss() }} />;
}
