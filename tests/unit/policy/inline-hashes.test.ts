import { expect, it } from 'vitest';
import { pagePolicy } from '#lib/delivery/content-policy.ts';
import { inlineHashes } from '#lib/delivery/inline-hashes.ts';

const PAGE =
  '<!DOCTYPE html><html><head><style>p{}</style><script src="/a.js"></script>' +
  '<script type="application/ld+json">{}</script><script id="_R_">x()</script><script>x()</script></head></html>';

it('each inline script and style is hashed once; addresses and data need no hash', () => {
  expect(inlineHashes(PAGE)).toEqual({
    scripts: ["'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='"],
    styles: [expect.stringMatching(/^'sha256-.{44}'$/)],
  });
});

it('the policy of a page runs its own scripts and nothing else that is inline', () => {
  const policy = new Map(
    pagePolicy(inlineHashes(PAGE))
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive]),
  );
  expect(policy.get('script-src')).toBe("script-src 'self' 'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='");
  expect(policy.get('style-src-elem')).not.toContain('unsafe-inline');
  expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
});
