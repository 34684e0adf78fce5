import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';

interface Shared {
  readonly title: string;
  readonly url: string;
}

interface ShareTarget {
  readonly name: string;
  readonly href: string;
}

/** Spaces as `%20`: mail programs and chats show a `+` as it is. */
const query = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');

/** Addresses that open a message with a page in it, by the name people know them under in a language. */
export function shareTargets(lng: LanguageCode, { title, url }: Shared): ShareTarget[] {
  const { short } = messagesOf(lng, 'platforms');
  const line = `${title} ${url}`;
  return [
    { name: short['advertising-telegram'], href: `https://t.me/share/url?${query({ url, text: title })}` },
    { name: short['advertising-whatsapp'], href: `https://wa.me/?${query({ text: line })}` },
    { name: short['advertising-twitter'], href: `https://x.com/intent/post?${query({ url, text: title })}` },
    { name: short['advertising-linkedin'], href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    { name: messagesOf(lng, 'forms').email, href: `mailto:?${query({ subject: title, body: line })}` },
  ];
}
