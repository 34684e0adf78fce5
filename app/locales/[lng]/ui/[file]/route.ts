import { isLanguageCode, LANGUAGES } from '#lib/i18n/languages.ts';
import { publishedText } from '#lib/i18n/published.ts';
import { PUBLISHED_NAMESPACES } from '#lib/i18n/published-namespaces.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  LANGUAGES.flatMap(({ code }) => PUBLISHED_NAMESPACES.map((name) => ({ lng: code, file: `${name}.json` })));

type Params = Promise<{ lng: string; file: string }>;

export async function GET(_request: Request, { params }: { params: Params }): Promise<Response> {
  const { lng, file } = await params;
  const name = PUBLISHED_NAMESPACES.find((known) => `${known}.json` === file);
  if (!name || !isLanguageCode(lng)) return new Response(null, { status: 404 });
  return new Response(publishedText(lng, name), { headers: { 'content-type': 'application/json; charset=utf-8' } });
}
