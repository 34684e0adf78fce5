import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isGooglePage, pagePolicy } from '#lib/delivery/content-policy.ts';
import { GOOGLE_SIGN_IN } from '#lib/delivery/guests.ts';
import { inlineHashes } from '#lib/delivery/inline-hashes.ts';
import { headersOfHost } from '#lib/hosting/rules.ts';
import { exportedFiles } from '#tests/support/exported-site.ts';
import { observatoryMarks, observatoryScore } from '#tests/support/observatory.ts';

const pages = exportedFiles().filter((file) => file.endsWith('.html'));

/** What our own server sends: the page's own policy, and Google in it where its button stands. */
const ownHeaders = (file: string, html: string) => ({
  ...headersOfHost(),
  'content-security-policy': pagePolicy(inlineHashes(html), isGooglePage(file) ? GOOGLE_SIGN_IN : undefined),
});

describe("Mozilla's observatory", () => {
  it.each([
    ['our own server', ownHeaders, 125],
    ['nginx, Caddy and the others, which send one policy for all pages', headersOfHost, 120],
  ] as const)('gives an A+ (100) and more to every page of %s', (_host, headersOf, score) => {
    const scores = pages.map((file) => {
      const html = readFileSync(`out/${file}`, 'utf8');
      return observatoryScore(observatoryMarks(headersOf(file, html), html));
    });
    expect(new Set(scores)).toEqual(new Set([score]));
  });

  it('marks a page down that runs what is inline, or may be framed', () => {
    const html = readFileSync('out/en.html', 'utf8');
    const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    expect(observatoryMarks(headersOfHost(), bare)).toMatchObject({ 'content-security-policy': -20 });
    const framed = observatoryMarks({ ...headersOfHost(), 'content-security-policy': "default-src 'self'" }, html);
    expect(framed).toMatchObject({ 'x-frame-options': -20 });
    expect(observatoryScore(framed)).toBe(80);
  });
});
