import { themeCss } from '#lib/theme/css.ts';
import { THEME_FILE } from '#lib/theme/sheet.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => [{ file: THEME_FILE }];

/** Writes the theme as a file of the export, so that no page carries it: `/styles/theme.<hash>.css`. */
export function GET(): Response {
  return new Response(themeCss(), { headers: { 'content-type': 'text/css; charset=utf-8' } });
}
