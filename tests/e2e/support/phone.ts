import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { CaughtText } from '#tests/support/text-catcher.ts';

/** An Iranian mobile number that no other test has. */
export const newPhone = (): string => `+98912${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;

/** Texts a number has got in this run, oldest first (`tests/support/text-catcher.ts` keeps them). */
export function textsTo(phone: string): string[] {
  const folder = process.env.E2E_TEXTS ?? '';
  return readdirSync(folder)
    .filter((name) => name.endsWith(`-${phone.slice(1)}.json`))
    .toSorted()
    .map((name) => (JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as CaughtText).text);
}

/** Codes a number has got, oldest first; notices of a sign-in or a change are texts too. */
const codesTo = (phone: string): string[] => textsTo(phone).flatMap((text) => /#(\d{6})/.exec(text)?.[1] ?? []);

/** The `count`th code to a number; waits until it is there. */
export async function codeTo(phone: string, count = 1): Promise<string> {
  await expect.poll(() => codesTo(phone).length, { message: `code ${count} to the number` }).toBe(count);
  return codesTo(phone).at(-1) ?? 'none';
}

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
