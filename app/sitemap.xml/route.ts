import { sitemapXml } from '#lib/seo/sitemap.ts';

export const dynamic = 'force-static';

/** Writes `/sitemap.xml`. The framework's own writer puts the day after the alternates, where its schema has none. */
export function GET(): Response {
  return new Response(sitemapXml(), { headers: { 'content-type': 'application/xml' } });
}
