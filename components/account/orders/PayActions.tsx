import { useEffect, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Radio } from '#components/ui/Radio.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { Order } from '#lib/contract/orders.ts';
import { type Gateway, listGateways, startPayment } from '#lib/contract/payments.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { useWay } from '../../auth/use-way.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useAction } from '../use-action.ts';
import { useMoney } from '../use-money.ts';
import { usePath } from '../use-path.ts';
import { useQuery } from '../use-query.ts';
import { leftToPay } from './order-sums.ts';

/**
 * The gateways that take the order's currency, and the way to the one that is chosen. The amount is the service's. The
 * button stays while a payment is unclear: with it the service asks the gateway once more.
 */
export function PayActions({ order }: { readonly order: Order }) {
  const { id: orderId, price, isPaymentUnclear } = order;
  const { run, isBusy, error } = useAction();
  const [gateways, reload] = useQuery((api) => api.call(listGateways, {}));
  const [chosen, setChosen] = useState<Gateway>();
  const [isLeaving, setLeaving] = useState(false);
  const text = useText('orders');
  const messages = useText('messages');
  const message = useMessage();
  const { money } = useMoney();
  const contact = usePath()('contact-us');
  const { lng } = useWay();
  const left = leftToPay(order);

  // Back from the gateway's page the browser shows this one as it was left.
  useEffect(() => {
    const onShow = (): void => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  if (gateways.state === 'loading') return <Skeleton label={messages('loading')} rows={1} />;
  if (gateways.state === 'failed') return <LoadFailed onRetry={reload} />;

  const ways = gateways.data.items.filter(({ currencies }) => currencies.includes(price.currency)).map(({ id }) => id);
  const gateway = chosen ?? ways[0];
  if (!gateway || !left)
    return (
      <>
        <p className="body2">{text('noGateway')}</p>
        <ButtonLink variant="line" size="md" href={contact}>
          {text('openChat')}
        </ButtonLink>
      </>
    );

  async function pay(): Promise<void> {
    if (!gateway) return;
    const body = { orderId, gateway, locale: languageOf(lng).locale };
    await run(async (api) => {
      const { redirectUrl } = await api.call(startPayment, { body });
      setLeaving(true);
      location.assign(redirectUrl);
    });
  }

  return (
    <>
      {ways.length > 1 && (
        <fieldset>
          <legend className="body2">{text('payWith')}</legend>
          {ways.map((way) => (
            <Radio
              key={way}
              name="gateway"
              label={text(`gateway_${way}`)}
              checked={way === gateway}
              onChange={() => setChosen(way)}
            />
          ))}
        </fieldset>
      )}
      <Button variant="gold" size="md" block loading={isBusy || isLeaving} onClick={() => void pay()}>
        {text('pay', { amount: money(left) })}
      </Button>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {isPaymentUnclear && !error && <Alert tone="warning" title={messages('payment_unclear')} />}
      <p className="caption muted">{gateway === 'sandbox' ? text('sandboxNote') : text(`gateway_${gateway}`)}</p>
    </>
  );
}
