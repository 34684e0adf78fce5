import { differences, expectations, hashedFilesOf } from './expectations.ts';

/** What asking a host found out. */
export interface HostCheck {
  readonly asked: number;
  /** One sentence each. */
  readonly differences: readonly string[];
}

/**
 * Asks a host for addresses of every kind and compares its answers with the rules (`rules.ts`).
 *
 * @param origin `https://www.example.com`
 * @throws when the host cannot be reached
 */
export async function checkHost(origin: string): Promise<HostCheck> {
  // Put together by hand: a path that begins with two slashes would be taken for another host.
  const root = new URL(origin).origin;
  const ask = (path: string): Promise<Response> => fetch(root + path, { redirect: 'manual' });
  const home = await (await ask('/en')).text();
  const wanted = [...expectations(), ...hashedFilesOf(home)];
  const found: string[] = [];
  for (const expected of wanted) found.push(...(await differences(expected, await ask(expected.path))));
  return { asked: wanted.length, differences: found };
}
