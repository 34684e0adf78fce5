import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import type { Order } from '#lib/contract/orders.ts';
import { usePlanName } from '../use-plan-name.ts';
import type { OrderState } from './use-order.ts';

interface Props {
  readonly order: Order;
  readonly state: OrderState;
}

/** An order that was opened in a chat app: sent from here after all, or the chat opened once more. */
export function ChatActions({ order: { reference, planId, channel }, state: { take, isBusy } }: Props) {
  const text = useText('orders');
  const plan = usePlanName()(planId);
  const message = text('chatMessage', { reference, plan });
  return (
    <>
      <Button variant="gold" size="md" block loading={isBusy} onClick={() => void take({ step: 'send' })}>
        {text('send')}
      </Button>
      <ButtonLink
        variant="line"
        size="md"
        block
        icon={channel === 'telegram' ? 'plane' : 'chat'}
        href={channel === 'telegram' ? telegramUrl(message) : whatsappUrl(message)}
        target="_blank"
        rel="noreferrer"
      >
        {text('openChat')}
      </ButtonLink>
    </>
  );
}
