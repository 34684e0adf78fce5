import { orderAddress } from '#lib/browser/member-orders.ts';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf, translator } from '#lib/i18n/messages.ts';
import type { PlanId } from '#lib/plans.ts';
import { ButtonLink } from './ButtonLink.tsx';
import css from './OrderPair.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly id: PlanId;
  /** What is ordered, for the names of the two links. */
  readonly plan: string;
  /** First message of the chat. */
  readonly message: string;
  /** Fills the first button with gold: the popular plan's. */
  readonly gold?: boolean;
}

/**
 * The two ways to order, of equal width: WhatsApp filled, Telegram outlined. For whoever is signed in there is a third, on
 * this site, and the page's script has the two place the order first (lib/browser/member-orders.ts).
 */
export function OrderPair({ lng, id, plan, message, gold = false }: Props) {
  const t = translator(lng);
  const { whatsapp, telegram } = messagesOf(lng, 'shell');
  return (
    <div className={css.pair} data-plan={id}>
      <ButtonLink
        className={css.here}
        variant="line"
        size="md"
        href={orderAddress(lng, id)}
        rel="nofollow"
        data-for="member"
      >
        {messagesOf(lng, 'account').orderHere}
      </ButtonLink>
      <ButtonLink
        variant={gold ? 'gold' : 'ink'}
        size="md"
        icon="chat"
        href={whatsappUrl(message)}
        data-via="whatsapp"
        aria-label={t('plans:orderLabel', { plan, app: whatsapp })}
      >
        {whatsapp}
      </ButtonLink>
      <ButtonLink
        variant="line"
        size="md"
        icon="plane"
        href={telegramUrl(message)}
        data-via="telegram"
        aria-label={t('plans:orderLabel', { plan, app: telegram })}
      >
        {telegram}
      </ButtonLink>
    </div>
  );
}
