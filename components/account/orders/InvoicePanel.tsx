import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Chip } from '#components/ui/Chip.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Order } from '#lib/contract/orders.ts';
import { isolated } from '../isolated.ts';
import { useMoney } from '../use-money.ts';
import { usePath } from '../use-path.ts';
import { Pairs, Panel } from './order-look.ts';
import { leftToPay, toReturn } from './order-sums.ts';

/** The invoice in short: what is left, what was paid and how. */
export function InvoicePanel({ order }: { readonly order: Order }) {
  const { id, invoice, amount, paid, payments, repayments, stage } = order;
  const text = useText('orders');
  const { money } = useMoney();
  const { day } = useFormat();
  const address = usePath()('profile-order');
  const left = leftToPay(order);
  const returned = toReturn(order);
  return (
    <Panel aria-labelledby="invoice">
      <h3 className="h5" id="invoice">
        {invoice ? text('invoiceNumber', { number: isolated(invoice.number) }) : text('invoice')}
      </h3>
      {!invoice && <p className="body2 muted">{text('noInvoice')}</p>}
      {invoice && amount && left && (
        <>
          {stage === 'cancelled' && (
            <p>
              <Chip tone="warning">{text('stage_cancelled')}</Chip>
            </p>
          )}
          <p>
            <span className="caption muted">{text(left.amount > 0 ? 'left' : 'total')}</span>
            <br />
            <span className="figure num">{money(left.amount > 0 ? left : amount)}</span>
          </p>
          <Pairs>
            <div>
              <dt>{text('total')}</dt>
              <dd className="num">{money(amount)}</dd>
            </div>
            <div>
              <dt>{text('paid')}</dt>
              <dd className="num">{money(paid)}</dd>
            </div>
            {payments.map(({ id: payment, paidAt, gateway, amount: sum, reference, isTest }) => (
              <div key={payment}>
                <dt>
                  {text(`gateway_${gateway}`)}, <span className="num">{day(paidAt)}</span>
                </dt>
                <dd className="num">
                  {money(sum)} {isTest && <Chip tone="info">{text('test')}</Chip>}
                </dd>
                <dd className="caption muted">
                  {text('reference')}: <bdi dir="ltr">{reference}</bdi>
                </dd>
              </div>
            ))}
            {repayments.map(({ id: repayment, repaidAt, amount: sum, reference }) => (
              <div key={repayment}>
                <dt>{text('repaidOn', { date: day(repaidAt) })}</dt>
                <dd className="num">{money(sum)}</dd>
                <dd className="caption muted">
                  {text('reference')}: <bdi dir="ltr">{reference}</bdi>
                </dd>
              </div>
            ))}
          </Pairs>
          {returned && <p className="body2">{text('refund', { amount: money(returned) })}</p>}
          <p className="body2">
            <TextLink href={`${address}?id=${id}&view=invoice`}>{text('openInvoice')}</TextLink>
          </p>
        </>
      )}
    </Panel>
  );
}
