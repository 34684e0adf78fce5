import { createHash } from 'node:crypto';
import type { LanguageCode } from './languages.ts';
import { messagesOf } from './messages.ts';
import { PUBLISHED_NAMESPACES, type PublishedNamespace } from './published-namespaces.ts';

/** A namespace as the customer area reads it: the file without its schema line. */
export function publishedText(lng: LanguageCode, namespace: PublishedNamespace): string {
  const { $schema: _, ...texts } = messagesOf(lng, namespace) as Record<string, unknown>; // every file is an object
  return JSON.stringify(texts);
}

/** Changes when a text of the language does: goes into the addresses, so that a browser may keep the files. */
export function textsVersion(lng: LanguageCode): string {
  const hash = createHash('sha256');
  for (const namespace of PUBLISHED_NAMESPACES) hash.update(publishedText(lng, namespace));
  return hash.digest('hex').slice(0, 8);
}
