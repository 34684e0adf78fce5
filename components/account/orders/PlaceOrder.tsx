import { useText } from '#components/providers/use-text.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { PLANS } from '#lib/plans.ts';
import { Empty } from '../Empty.tsx';
import { usePath } from '../use-path.ts';
import { ChatOrder } from './ChatOrder.tsx';
import { OrderForm } from './OrderForm.tsx';

interface Props {
  /** As it stands in the address. */
  readonly id: string;
  readonly via: string | null;
}

/** A new order of a plan: from here, with a note, or kept before its chat opens. */
export function PlaceOrder({ id, via }: Props) {
  const text = useText('orders');
  const prices = usePath()('service-tariffs');
  const plan = PLANS.find((row) => row.id === id);
  if (plan) {
    if (via === 'whatsapp' || via === 'telegram') return <ChatOrder plan={plan} channel={via} />;
    return <OrderForm plan={plan} />;
  }
  return (
    <Empty
      action={
        <ButtonLink variant="line" size="sm" href={prices}>
          {text('seePrices')}
        </ButtonLink>
      }
    >
      {text('noPlan')}
    </Empty>
  );
}
