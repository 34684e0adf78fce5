import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '#tests/support/source-files.ts';

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
const example = readFileSync('.env.example', 'utf8');
const documented = namesIn(example, /^([A-Z][A-Z0-9_]*)=/gm);

/** Settings of commands and tests; the service and the site read none of them. */
const OF_COMMANDS = ['SERVICE_PORT', 'CHROME_PATH'];

it('documents every setting of the service and the site, and no other', () => {
  const files = [
    'config.ts',
    'config/mail-in-settings.ts',
    'config/metrics-settings.ts',
    'config/scanner-settings.ts',
    'config/tracing-settings.ts',
    'config/message-settings.ts',
    'config/federation-settings.ts',
    'config/payment-settings.ts',
  ];
  const code = files.map((file) => readFileSync(`server/${file}`, 'utf8')).join('\n');
  const service = namesIn(code, /^ {2}([A-Z][A-Z_]+): (?:z|list|origin|base|budgets|positive|headers)\b/gm);
  const site = namesIn(readFileSync('lib/env.ts', 'utf8'), /process\.env\.(NEXT_PUBLIC_[A-Z_]+)/g);
  expect(service.length).toBeGreaterThan(10);
  expect(documented.toSorted()).toEqual([...service, ...site, ...OF_COMMANDS].toSorted());
});

it('explains every setting above its line', () => {
  const blocks = example.split(/\n\s*\n/).filter((block) => /^[A-Z]/m.test(block));
  expect(blocks.filter((block) => !block.startsWith('#'))).toEqual([]);
});

it('no room but the two readers and the commands reads the environment', () => {
  const readers = /^(?:lib\/env\.ts|server\/config\.ts|server\/main\.ts|server\/cli\/|tests\/)|\/cli\.ts$/;
  // Set by Next and by the commands, never by a person.
  const allowed = /process\.env\.(?:NODE_ENV|NEXT_PHASE)/g;
  const others = sourceFiles(/\.tsx?$/).filter(({ file }) => !readers.test(file));
  const odd = others.filter(({ text }) => text.replaceAll(allowed, '').includes('process.env'));
  expect(odd.map(({ file }) => file)).toEqual([]);
});
