import { llmsText } from '#lib/seo/llms.ts';

export const dynamic = 'force-static';

/** Writes `/llms.txt`. */
export function GET(): Response {
  return new Response(llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
