import { Icon } from '#components/ui/Icon.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';

/** Support by chat app: one entry an app, for the language of the page. */
export function ChatEntries({ lng }: { readonly lng: LanguageCode }) {
  const { brand, whatsapp, telegram } = messagesOf(lng, 'shell');
  const greeting = translator(lng)('account:chatGreeting', { brand });
  const entries = [
    { app: whatsapp, icon: 'chat', href: whatsappUrl(greeting) },
    { app: telegram, icon: 'plane', href: telegramUrl(greeting) },
  ] as const;
  return entries.map(({ app, icon, href }) => (
    <li key={icon}>
      <a href={href}>
        <Icon name={icon} />
        {translator(lng)('account:chatSupport', { app })}
      </a>
    </li>
  ));
}
