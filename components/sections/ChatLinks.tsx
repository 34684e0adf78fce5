import { Icon } from '#components/ui/Icon.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './ChatLinks.module.css';
import { chatsWithGreeting } from './chat-greeting.ts';

/** The chats as quiet links inside a line of text. */
export function ChatLinks({ lng }: { readonly lng: LanguageCode }) {
  return chatsWithGreeting(lng).map(({ app, icon, href }) => (
    <a className={css.link} href={href} key={icon}>
      <Icon name={icon} />
      {app}
    </a>
  ));
}
