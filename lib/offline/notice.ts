import type { PushMessage } from '#lib/contract/push.ts';

/** A path of this site: another site's address would begin with two slashes or a scheme. */
const OWN_PATH = /^\/(?![/\\])/;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What a push message says, or nothing for one that the service did not write. */
export function readNotice(data: unknown): PushMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { title, body, path } = data as Record<string, unknown>; // an object, whatever is in it
  return isText(title) && isText(body) && isText(path) && OWN_PATH.test(path) ? { title, body, path } : undefined;
}
