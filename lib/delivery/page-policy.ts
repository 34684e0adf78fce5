import { DEFAULT_POLICY_SCRIPT, metaPolicy } from './content-policy.ts';
import { GOOGLE_SIGN_IN } from './guests.ts';
import { inlineHashes } from './inline-hashes.ts';

/** What has to stand in the first kilobyte, so the policy comes after it. */
const CHARSET = '<meta charSet="utf-8"/>';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The page with its content security policy, made from the scripts and styles it has now: nothing may change it later.
 *
 * @param letsGoogleIn whether Google's button may stand on it, whose script Trusted Types would stop
 * @throws when the page is not written as Next writes it today
 */
export function withPolicy(html: string, letsGoogleIn: boolean): string {
  const [before, after, ...rest] = html.split(CHARSET);
  if (after === undefined || rest.length > 0) throw new Error('no single charset found: has Next changed its pages?');
  const script = `<script>${DEFAULT_POLICY_SCRIPT}</script>`;
  const policy = metaPolicy(inlineHashes(script + html), letsGoogleIn ? GOOGLE_SIGN_IN : undefined);
  return `${before}${CHARSET}<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}"/>${script}${after}`;
}
