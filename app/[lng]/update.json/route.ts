import type { UpdateTexts } from '#lib/browser/update-notice.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { languageParam } from '#lib/pages/site-page.tsx';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map(({ code }) => ({ lng: code }));

/** Writes the texts of the notice of a new version, which only pages that show one fetch: `/fa/update.json`. */
export async function GET(_request: Request, context: { params: Promise<{ lng: string }> }): Promise<Response> {
  const texts: UpdateTexts = messagesOf(await languageParam(context), 'app').update;
  return Response.json(texts);
}
