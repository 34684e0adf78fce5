import { expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-files.ts';

/** It looks at a certificate to say what is wrong with it, and sends nothing. */
const PROBE = 'server/modules/analyses/fetch/probe-tls.ts';

it('certificates are checked wherever something is asked of somebody', () => {
  const files = sourceFiles(/^(?:server|lib)\/.*\.(?:ts|mjs)$/);
  expect(files.length).toBeGreaterThan(300);
  const careless = files.filter(({ text }) => /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/.test(text));
  expect(careless.map(({ file }) => file)).toEqual([PROBE]);
});
