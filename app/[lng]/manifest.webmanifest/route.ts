import { LANGUAGES } from '#lib/i18n/languages.ts';
import { webManifest } from '#lib/install/manifest.ts';
import { languageParam } from '#lib/pages/site-page.tsx';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map(({ code }) => ({ lng: code }));

/** Writes the manifest of a language: `/fa/manifest.webmanifest`. */
export async function GET(_request: Request, context: { params: Promise<{ lng: string }> }): Promise<Response> {
  const manifest = webManifest(await languageParam(context));
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
