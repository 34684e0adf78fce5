import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { OrderStage, OrderSummary } from '#lib/contract/orders.ts';
import { recordPath } from '#lib/pages/record-path.ts';
import type { OverviewFacts } from './overview-facts.ts';
import { Diamond, Need } from './overview-look.ts';
import { useOverviewText } from './use-overview.ts';

/** Stages in which the next step is the customer's, and the text that says which. */
const TEXTS = {
  waiting_for_customer: 'needAnswer',
  delivered: 'needAcceptance',
  awaiting_payment: 'needPayment',
  chat_opened: 'needMessage',
} as const satisfies Partial<Record<OrderStage, string>>;

const hasText = (stage: OrderStage): stage is keyof typeof TEXTS => stage in TEXTS;

interface Props {
  readonly facts: OverviewFacts;
  /** An order whose next step is the customer's. */
  readonly order: OrderSummary;
}

/** The one thing that waits for the customer. */
export function NeedsYou({ facts: { lng, plans }, order: { id, stage, planId, reference } }: Props) {
  const text = useOverviewText();
  const path = recordPath('profile-order', lng, id);
  if (!hasText(stage)) return null;
  return (
    <Need aria-label={text('needsYou')}>
      <Diamond aria-hidden="true" />
      <p>
        <b>
          {plans[planId] ?? planId} · <bdi>{reference}</bdi>
        </b>{' '}
        <span className="muted">{text(TEXTS[stage])}</span>
      </p>
      {path && (
        <ButtonLink variant="ink" size="sm" href={path}>
          {text('openOrder')}
        </ButtonLink>
      )}
    </Need>
  );
}
