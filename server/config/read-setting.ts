import * as z from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Comma-separated. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** Scheme and host of an address. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .transform((value) => new URL(value).origin);

/** Where a service of somebody else is called; without a slash at the end. */
export const base = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com' })
    .transform((value) => value.replace(/\/$/, ''))
    .default(usual);

/** Tells that settings are missing which another one needs. */
export const missing = (given: Environment, names: readonly string[], cause: string): string[] =>
  names.filter((name) => !given[name]).map((name) => `${name}: is missing and needed with ${cause}`);
