import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import type { DeskTicket } from '#lib/contract/desk-tickets.ts';
import { CheckName } from '../../CheckName.tsx';
import { usePlanName } from '../../use-plan-name.ts';

/** What a thread is about and what the customer has let us see with it; nothing where there is neither. */
export function ThreadAbout({ ticket: { related, context } }: { readonly ticket: DeskTicket }) {
  const text = useText('support');
  const { number } = useFormat();
  const planName = usePlanName();
  const parts = [
    related.order && text('aboutOrder', { reference: related.order.reference }),
    related.analysis && text('aboutAnalysis', { url: related.analysis.url }),
    context?.page && text('alongPage', { page: context.page }),
    context?.planId && text('alongPlan', { plan: planName(context.planId) }),
    context?.score !== undefined && text('alongScore', { score: number(context.score) }),
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0 && !related.about) return null;
  return (
    <p className="caption muted">
      {related.about && <CheckName id={related.about} />}
      {parts.map((part, at) => (
        <span key={part}>
          {(at > 0 || related.about) && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </p>
  );
}
