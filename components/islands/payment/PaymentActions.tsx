import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Buttons } from '#components/ui/Buttons.tsx';
import { isOpen, type PaymentOutcome } from '#lib/payments/outcome.ts';
import type { PaymentTexts } from './payment-texts.ts';
import type { PaymentState } from './use-payment.ts';

interface Props {
  readonly payment: PaymentState;
  readonly texts: PaymentTexts;
  readonly onAsk: () => void;
}

const NEEDS_PERSON: readonly PaymentOutcome[] = ['failed', 'unclear', 'unknown', 'unreached'];

/** The way on from an outcome: the order, asking again, or a person, to whom the reference goes along. */
export function PaymentActions({ payment, texts, onAsk }: Props) {
  const { outcome, isAsking, result } = payment;
  const { actions, orders, home, contact } = texts;
  if (outcome === 'checking') return null;
  const reference = result?.reference ?? payment.number ?? result?.orderReference;
  const message = reference ? encodeURIComponent(`\n${texts.labels.reference}: ${reference}`) : '';
  const mayAsk = isOpen(outcome) || outcome === 'unknown';
  const order = orders && result?.orderId ? `${orders}?id=${result.orderId}` : undefined;
  const about = new URLSearchParams(reference ? { about: `payment:${reference}` } : { new: '1' });
  const ticket = texts.tickets && `${texts.tickets}?${about}`;
  return (
    <>
      <Buttons>
        {mayAsk && (
          <Button variant="ink" loading={isAsking} onClick={onAsk}>
            {outcome === 'pending' ? actions.check : actions.again}
          </Button>
        )}
        {order && (
          <ButtonLink variant={mayAsk ? 'line' : 'gold'} href={order}>
            {actions.order}
          </ButtonLink>
        )}
        {!order && !mayAsk && (
          <ButtonLink variant="line" href={home.href}>
            {home.label}
          </ButtonLink>
        )}
      </Buttons>
      {NEEDS_PERSON.includes(outcome) && (
        <>
          <p className="body2">{texts.help}</p>
          <Buttons>
            {ticket && (
              <ButtonLink variant="ink" icon="edit" href={ticket}>
                {actions.ticket}
              </ButtonLink>
            )}
            {texts.chats.map(({ app, icon, href }) => (
              <ButtonLink variant="line" icon={icon} href={`${href}${message}`} key={icon}>
                {app}
              </ButtonLink>
            ))}
            <ButtonLink variant="quiet" href={contact.href}>
              {contact.label}
            </ButtonLink>
          </Buttons>
        </>
      )}
    </>
  );
}
