import { useText } from '#components/providers/use-text.ts';
import { Chip } from '#components/ui/Chip.tsx';
import type { TicketStatus } from '#lib/contract/tickets.ts';

const TONES = { open: 'warning', in_progress: 'gold', answered: 'info', closed: 'neutral' } as const;

/** Where a ticket stands, in a word. */
export function StatusChip({ status }: { readonly status: TicketStatus }) {
  const text = useText('support');
  return <Chip tone={TONES[status]}>{text(`status_${status}`)}</Chip>;
}
