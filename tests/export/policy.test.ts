import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportedFiles } from '#tests/support/exported-site.ts';

const pages = exportedFiles().filter((file) => file.endsWith('.html'));

/** Directives of the policy a page carries, by name; undefined where a page has none or several. */
function policyIn(html: string): ReadonlyMap<string, readonly string[]> | undefined {
  const found = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/g)];
  if (found.length !== 1) return undefined;
  const directives = (found[0]?.[1] ?? '').replaceAll('&quot;', '"').split('; ');
  return new Map(directives.map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inline = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes]) => !/ src=| type="(?:application|text)\//.test(attributes ?? ''))
    .map(([, , text]) => hashOf(text ?? ''));

describe.each(pages)('%s', (file) => {
  const html = readFileSync(`out/${file}`, 'utf8');
  const policy = policyIn(html);

  it('runs its own scripts and styles, and no other that is inline', () => {
    expect(policy?.get('script-src')).toEqual(expect.arrayContaining(["'self'", ...inline(html, 'script')]));
    expect(policy?.get('style-src-elem')).toEqual(expect.arrayContaining(["'self'", ...inline(html, 'style')]));
    expect([...(policy?.get('script-src') ?? []), ...(policy?.get('style-src-elem') ?? [])]).not.toContain(
      "'unsafe-inline'",
    );
    expect(policy?.get('object-src')).toEqual(["'none'"]);
    expect(policy?.get('base-uri')).toEqual(["'none'"]);
  });

  it('says so before anything is loaded, in the first kilobytes', () => {
    const place = html.indexOf('<meta http-equiv="Content-Security-Policy"');
    expect(place).toBeLessThan(html.search(/<(?:script|style|link)\b/));
    expect(html.indexOf('<meta charSet="utf-8"/>')).toBeLessThan(place);
  });
});
