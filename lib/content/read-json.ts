import { readFileSync } from 'node:fs';

/**
 * A file of `locales/` as JSON.
 *
 * @throws when it is missing or no JSON; the message says where to learn what is wrong, for whoever has just edited it
 */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is no valid JSON. In a terminal, npm run locales check says where and what to do.`, {
      cause,
    });
  }
}
