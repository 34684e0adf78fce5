import { useEffect, useEffectEvent } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import type { Plan } from '#lib/plans.ts';
import { usePlanName } from '../use-plan-name.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface Props {
  readonly plan: Plan;
  readonly channel: 'whatsapp' | 'telegram';
}

/** Keeps the order as opened, then opens the chat with its reference; nobody knows whether the message is sent there. */
export function ChatOrder({ plan, channel }: Props) {
  const { place, isBusy, error } = usePlaceOrder(plan);
  const text = useText('orders');
  const forms = useText('forms');
  const message = useMessage();
  const name = usePlanName()(plan.id);

  const begin = useEffectEvent(() => {
    void place({ channel }, ({ reference }) => {
      const words = text('chatMessage', { reference, plan: name });
      location.assign(channel === 'whatsapp' ? whatsappUrl(words) : telegramUrl(words));
    });
  });
  useEffect(() => {
    const timer = setTimeout(begin); // once, also where effects run twice
    return () => clearTimeout(timer);
  }, []);

  if (!error) return <p role="status">{text('placing')}</p>;
  return (
    <Alert tone="error" role="alert" title={message(error)}>
      <Button variant="line" size="sm" loading={isBusy} onClick={begin}>
        {forms('retry')}
      </Button>
    </Alert>
  );
}
