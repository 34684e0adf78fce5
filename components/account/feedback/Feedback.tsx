import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { site } from '#lib/site.ts';
import { FeedbackView } from '../views.tsx';

/** The form, and beside it every other way to the team; those are the same for everybody. */
export function Feedback({ lng }: { readonly lng: LanguageCode }) {
  const { brand, whatsapp, telegram } = messagesOf(lng, 'shell');
  const text = messagesOf(lng, 'feedback');
  const greeting = translator(lng)('account:chatGreeting', { brand });
  const contact = (
    <>
      <p>
        <TextLink href={`tel:${site.phone.replaceAll(' ', '')}`}>
          <bdi dir="ltr">{site.phone}</bdi>
        </TextLink>
        <br />
        <TextLink href={`mailto:${site.email}`}>
          <bdi dir="ltr">{site.email}</bdi>
        </TextLink>
      </p>
      <ButtonLink variant="line" size="sm" icon="chat" href={whatsappUrl(greeting)}>
        {whatsapp}
      </ButtonLink>
      <ButtonLink variant="line" size="sm" icon="plane" href={telegramUrl(greeting)}>
        {telegram}
      </ButtonLink>
      <p>
        <TextLink href={pathOf('contact-us', lng)}>{text.contactPage}</TextLink>
      </p>
    </>
  );
  return <FeedbackView contact={contact} />;
}
