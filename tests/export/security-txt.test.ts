import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '#lib/site.ts';

const DAY = 86_400_000;
const text = readFileSync('out/.well-known/security.txt', 'utf8');
const field = (name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].flatMap(([, value]) => value ?? []);

it('tells whom to write to about a hole, as RFC 9116 wants it', () => {
  expect(field('Contact')).toEqual([`mailto:${site.email}`]);
  expect(field('Canonical')).toEqual([`${site.url}/.well-known/security.txt`]);
  expect(field('Preferred-Languages')).toHaveLength(1);
  expect(text.split('\n').filter((line) => line !== '' && !/^[A-Z][\w-]+: \S/.test(line))).toEqual([]);
});

it('is good for less than a year, and still for a while', () => {
  const [expires = '', ...more] = field('Expires');
  expect(more).toEqual([]);
  const left = (Date.parse(expires) - Date.now()) / DAY;
  expect(left).toBeGreaterThan(30);
  expect(left).toBeLessThan(366);
});
