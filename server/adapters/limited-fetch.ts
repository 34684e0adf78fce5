import { SECOND } from '../clock.ts';

/** A visitor waits for the answer. */
export const FOREIGN_TIMEOUT = 5 * SECOND;

/** Keys and tokens are small; what is larger is not one of them. */
const LONGEST_ANSWER = 256 * 1024;

async function readLimited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new TypeError('The answer is too long.');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** `fetch` of a provider that may be anybody's: follows no redirect, reads no more than it should. */
export async function limitedFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const { status, headers } = response;
  return new Response(status === 204 ? null : await readLimited(response), { status, headers });
}
