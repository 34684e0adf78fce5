import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';

/** The two chats with the agency: app, icon, and an address with the greeting already written. */
export function chatsWithGreeting(lng: LanguageCode) {
  const { brand, whatsapp, telegram } = messagesOf(lng, 'shell');
  const greeting = translator(lng)('shell:chat.greeting', { brand });
  return [
    { app: whatsapp, icon: 'chat', href: whatsappUrl(greeting) },
    { app: telegram, icon: 'plane', href: telegramUrl(greeting) },
  ] as const;
}
