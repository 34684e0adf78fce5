import type { MetadataRoute } from 'next';
import { siteUrl } from '#lib/site.ts';

export const dynamic = 'force-static';

/** Pages that must not be listed say so themselves (`noindex`), which a crawler can only read if it may fetch them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
