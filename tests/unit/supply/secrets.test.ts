import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { describe, expect, it } from 'vitest';

const UNREAD = /\.(?:png|jpe?g|webp|avif|ico|woff2|pdf|gz)$|^package-lock\.json$/;

/** What every secret has, found in a moment: a name with a password, the head of a key, a long word with many digits. */
const SUSPECT = /-----BEGIN|:\/\/[^/\s:]{1,80}:[^/\s@]{1,80}@/;
const LONG_WORD = /[\w+/=-]{20,}/g;

const isSuspect = (text: string): boolean =>
  SUSPECT.test(text) || (text.match(LONG_WORD) ?? []).some((word) => word.replaceAll(/\D/g, '').length > 2);

/** Addresses with a made-up password, which the analyzer has to refuse. */
const SAMPLES = ['tests/server/analyses/address-guard.test.ts', 'tests/server/analyses/analysis-calls.test.ts'];

const CONFIG = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

async function secretsIn(filePath: string, content: string): Promise<readonly string[]> {
  const source = { filePath, content, ext: '', contentType: 'text' as const };
  const { messages } = await lintSource({ source, options: { config: CONFIG, maskSecrets: true } });
  return messages.map(({ message }) => `${filePath}: ${message}`);
}

/** Suspect lines with their neighbours: the rules take long over a whole file. */
function suspectParts(content: string): string {
  const lines = content.split('\n');
  const near = (at: number) => lines.slice(Math.max(0, at - 1), at + 2).some(isSuspect);
  return lines.filter((line, at) => line.length < 5000 && near(at)).join('\n');
}

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter((file) => file !== '' && !UNREAD.test(file) && !SAMPLES.includes(file));

describe('secrets', () => {
  it('are in no file of the repository', async () => {
    const found: string[] = [];
    for (const file of tracked()) {
      const content = statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : '';
      const parts = suspectParts(content);
      if (parts !== '') found.push(...(await secretsIn(file, parts)));
    }
    expect(found).toEqual([]);
  }, 60_000);

  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  // Put together here, so that no file holds one.
  it.each([
    ['a token of GitHub', ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')],
    ['a key', String(key.export({ type: 'pkcs1', format: 'pem' }))],
    ['a password of a database', ['postgres://alpha', 'w4lnut-tr33@db.example.net:5432/alpha'].join(':')],
  ])('would be found: %s', async (_, secret) => {
    expect(await secretsIn('settings.env', suspectParts(`SETTING=${secret}\n`))).not.toEqual([]);
  });
});
