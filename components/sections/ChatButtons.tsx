import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Buttons } from '#components/ui/Buttons.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { chatsWithGreeting } from './chat-greeting.ts';

/** The chats as a pair of outlined buttons. */
export function ChatButtons({ lng }: { readonly lng: LanguageCode }) {
  return (
    <Buttons pair>
      {chatsWithGreeting(lng).map(({ app, icon, href }) => (
        <ButtonLink variant="line" icon={icon} href={href} key={icon}>
          {app}
        </ButtonLink>
      ))}
    </Buttons>
  );
}
