import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import { ButtonLink } from './ButtonLink.tsx';
import css from './OrderPair.module.css';

interface Props {
  readonly lng: LanguageCode;
  /** What is ordered, for the names of the two links. */
  readonly plan: string;
  /** First message of the chat. */
  readonly message: string;
  /** Fills the first button with gold: the popular plan's. */
  readonly gold?: boolean;
}

/** The two ways to order, of equal width: WhatsApp filled, Telegram outlined. */
export function OrderPair({ lng, plan, message, gold = false }: Props) {
  const t = translator(lng);
  const { whatsapp, telegram } = messagesOf(lng, 'shell');
  return (
    <div className={css.pair}>
      <ButtonLink
        variant={gold ? 'gold' : 'ink'}
        size="md"
        icon="chat"
        href={whatsappUrl(message)}
        aria-label={t('plans:orderLabel', { plan, app: whatsapp })}
      >
        {whatsapp}
      </ButtonLink>
      <ButtonLink
        variant="line"
        size="md"
        icon="plane"
        href={telegramUrl(message)}
        aria-label={t('plans:orderLabel', { plan, app: telegram })}
      >
        {telegram}
      </ButtonLink>
    </div>
  );
}
