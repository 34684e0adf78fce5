import { useText } from '#components/providers/use-text.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { Empty } from '../Empty.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { usePath } from '../use-path.ts';
import { OrderBody } from './OrderBody.tsx';
import { useOrder } from './use-order.ts';

/** One order, whole. */
export function OrderPage({ id }: { readonly id: string }) {
  const state = useOrder(id);
  const { query, order, reload } = state;
  const text = useText('orders');
  const messages = useText('messages');
  const list = usePath()('profile-order');
  if (query.state === 'failed' && query.isMissing)
    return (
      <Empty
        action={
          <ButtonLink variant="line" size="sm" href={list}>
            {text('back')}
          </ButtonLink>
        }
      >
        {text('notFound')}
      </Empty>
    );
  return (
    <>
      <p className="body2">
        <TextLink href={list}>{text('back')}</TextLink>
      </p>
      {query.state === 'loading' && <Skeleton label={messages('loading')} rows={6} />}
      {query.state === 'failed' && <LoadFailed onRetry={reload} />}
      {order && <OrderBody order={order} state={state} />}
    </>
  );
}
