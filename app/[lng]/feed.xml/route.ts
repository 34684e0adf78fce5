import { LANGUAGES } from '#lib/i18n/languages.ts';
import { languageParam } from '#lib/pages/site-page.tsx';
import { atomFeed } from '#lib/seo/feed.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map(({ code }) => ({ lng: code }));

/** Writes the blog's feed of each language: `/de/feed.xml`. */
export async function GET(_request: Request, { params }: { params: Promise<{ lng: string }> }) {
  const feed = atomFeed(await languageParam({ params }));
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
