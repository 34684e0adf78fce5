import { useEffect, useEffectEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import type { Plan } from '#lib/plans.ts';
import { usePlanName } from '../use-plan-name.ts';
import { OrderPage } from './OrderPage.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface Props {
  readonly plan: Plan;
  readonly channel: 'whatsapp' | 'telegram';
}

/** Whether a page of this site led here: an address from elsewhere must not order anything by being opened. */
const isFromHere = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/**
 * Keeps the order as opened, then opens the chat with its reference; nobody knows whether the message is sent there. What
 * stays behind, or is come back to, is the order.
 */
export function ChatOrder({ plan, channel }: Props) {
  const { place, isBusy, error } = usePlaceOrder(plan);
  const [placed, setPlaced] = useState<string>();
  const text = useText('orders');
  const forms = useText('forms');
  const message = useMessage();
  const name = usePlanName()(plan.id);

  function begin(): void {
    void place({ channel }, ({ id, reference }) => {
      setPlaced(id);
      const words = text('chatMessage', { reference, plan: name });
      location.assign(channel === 'whatsapp' ? whatsappUrl(words) : telegramUrl(words));
    });
  }
  const beginHere = useEffectEvent(() => isFromHere() && begin());
  useEffect(() => {
    const timer = setTimeout(beginHere); // once, also where effects run twice
    return () => clearTimeout(timer);
  }, []);

  if (placed) return <OrderPage id={placed} />;
  if (error)
    return (
      <Alert tone="error" role="alert" title={message(error)}>
        <Button variant="line" size="sm" loading={isBusy} onClick={begin}>
          {forms('retry')}
        </Button>
      </Alert>
    );
  if (isBusy || isFromHere()) return <p role="status">{text('placing')}</p>;
  return (
    <>
      <h2 className="h3">{text('placeTitle', { plan: name })}</h2>
      <p className="muted">{text('placeText')}</p>
      <p>
        <Button variant="gold" size="md" icon={channel === 'telegram' ? 'plane' : 'chat'} onClick={begin}>
          {text('place')}
        </Button>
      </p>
    </>
  );
}
