import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import type { Order } from '#lib/contract/orders.ts';
import type { Profile } from '#lib/contract/profile.ts';
import { site } from '#lib/site.ts';
import { isolated } from '../isolated.ts';
import { useMoney } from '../use-money.ts';
import { usePlanName } from '../use-plan-name.ts';
import { Parties, Sheet } from './invoice-look.ts';
import { leftToPay, toReturn } from './order-sums.ts';

interface Props {
  readonly order: Order;
  readonly profile: Profile;
}

/** What is printed: from whom, to whom, for what, how much, and what has been paid. In light colours on every screen. */
export function InvoiceSheet({ order, profile }: Props) {
  const { invoice, amount, reference, planId, payments, repayments, paid, stage } = order;
  const text = useText('orders');
  const { money } = useMoney();
  const { longDay } = useFormat();
  const nameOf = usePlanName();
  const left = leftToPay(order);
  const returned = toReturn(order);
  if (!invoice || !amount || !left) return null;
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const customer = [profile.company, name, profile.email, profile.phone_number].filter((line) => line);
  const agency = [site.legalName, ...site.address, site.email, site.phone];
  return (
    <Sheet data-light="" aria-labelledby="sheet">
      <header>
        <h2 className="h3 num" id="sheet">
          {text('invoiceNumber', { number: isolated(invoice.number) })}
        </h2>
        <p className="body2">
          {text('issuedOn')}: <span className="num">{longDay(invoice.issuedAt)}</span>
          <br />
          {text('order')}: <bdi dir="ltr">{reference}</bdi>
          {stage === 'cancelled' && (
            <>
              <br />
              <strong>
                {text('stage')}: {text('stage_cancelled')}
              </strong>
            </>
          )}
        </p>
      </header>
      <Parties>
        {(
          [
            ['from', agency],
            ['billedTo', customer],
          ] as const
        ).map(([side, lines]) => (
          <address key={side} className="body2">
            <b>{text(side)}</b>
            {lines.map((line) => (
              <span key={line}>
                <br />
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        ))}
      </Parties>
      <table className="body2">
        <thead>
          <tr>
            <th scope="col">{text('item')}</th>
            <td>{text('money')}</td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{nameOf(planId)}</th>
            <td className="num">{money(amount)}</td>
          </tr>
          {payments.map(({ id, paidAt, gateway, amount: sum, reference: number }) => (
            <tr key={id}>
              <th scope="row">
                {text('paidOn', { date: longDay(paidAt) })}
                <br />
                <span className="caption muted">
                  {text(`gateway_${gateway}`)}, {text('reference')}: <bdi dir="ltr">{number}</bdi>
                </span>
              </th>
              <td className="num">
                <bdi>−{money(sum)}</bdi>
              </td>
            </tr>
          ))}
          {repayments.map(({ id, repaidAt, amount: sum, reference: number }) => (
            <tr key={id}>
              <th scope="row">
                {text('repaidOn', { date: longDay(repaidAt) })}
                <br />
                <span className="caption muted">
                  {text('reference')}: <bdi dir="ltr">{number}</bdi>
                </span>
              </th>
              <td className="num">
                <bdi>+{money(sum)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('total')}</th>
            <td className="num">{money(amount)}</td>
          </tr>
          <tr>
            <th scope="row">{text('paid')}</th>
            <td className="num">{money(paid)}</td>
          </tr>
          <tr>
            <th scope="row">{text('left')}</th>
            <td className="num">{money(left)}</td>
          </tr>
        </tfoot>
      </table>
      {returned && <p className="body2">{text('refund', { amount: money(returned) })}</p>}
      {payments.some(({ isTest }) => isTest) && <p className="caption muted">{text('testInvoice')}</p>}
    </Sheet>
  );
}
