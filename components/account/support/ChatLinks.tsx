import { useText } from '#components/providers/use-text.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import { Line } from '../attachments/file-look.ts';

interface Props {
  /** Of the conversation or the ticket; the message in the chat app names it. */
  readonly reference?: string | undefined;
  /** What else the message says, in the customer's own language. */
  readonly along?: string;
}

/** The chat apps, with a message that says what it is about. */
export function ChatLinks({ reference, along = '' }: Props) {
  const text = useText('support');
  const opening = reference ? text('chatAbout', { reference }) : text('chatHello');
  const words = [opening, along].filter(Boolean).join('\n');
  return (
    <>
      <p className="caption muted">{text('chatApps')}</p>
      <Line>
        <ButtonLink variant="line" size="md" href={whatsappUrl(words)}>
          {text('whatsapp')}
        </ButtonLink>
        <ButtonLink variant="line" size="md" href={telegramUrl(words)}>
          {text('telegram')}
        </ButtonLink>
      </Line>
    </>
  );
}
