import { styled } from '@mui/material/styles';
import type { OrderSummary } from '#lib/contract/orders.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { OrderLink } from './OrderLink.tsx';
import type { OverviewFacts } from './overview-facts.ts';
import { useOverviewText } from './use-overview.ts';

/** More would be the list of orders once again. */
const MOST = 3;

const List = styled('ul')({
  padding: 0,
  listStyle: 'none',
  fontSize: cssVar('type-caption'),
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '.125rem 1rem',
    paddingBlock: '.5rem',
    borderBlockStart: `1px solid ${cssVar('palette-divider')}`,
  },
});

interface Props {
  readonly facts: OverviewFacts;
  readonly orders: readonly OrderSummary[];
}

/** What is under way besides the order shown. */
export function OtherOrders({ facts: { lng, plans }, orders }: Props) {
  const text = useOverviewText();
  if (orders.length === 0) return null;
  return (
    <div>
      <h3 className="caption muted">{text('alsoOpen')}</h3>
      <List>
        {orders.slice(0, MOST).map(({ id, planId, stage }) => (
          <li key={id}>
            <OrderLink lng={lng} id={id}>
              {plans[planId] ?? planId}
            </OrderLink>
            <span className="muted">{text(stage)}</span>
          </li>
        ))}
      </List>
    </div>
  );
}
