import { securityText } from '#lib/security-txt.ts';

export const dynamic = 'force-static';

/** Writes `/.well-known/security.txt`. */
export function GET(): Response {
  return new Response(securityText(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
