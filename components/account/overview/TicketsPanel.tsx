import { styled } from '@mui/material/styles';
import { LoadFailed } from '#components/account/LoadFailed.tsx';
import { useQuery } from '#components/account/use-query.ts';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Chip } from '#components/ui/Chip.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { listTickets } from '#lib/contract/ticket-calls.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { recordPath } from '#lib/pages/record-path.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { Panel, PanelHead } from './overview-look.ts';
import { useOverviewText } from './use-overview.ts';

const TONES = { open: 'warning', in_progress: 'gold', answered: 'info', closed: 'neutral' } as const;
/** More would be the list of tickets once again. */
const MOST = 3;

const Rows = styled('ul')({
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '.375rem 1rem',
    paddingBlock: '.75rem',
    borderBlockStart: `1px solid ${cssVar('palette-divider')}`,
  },
  '& li > div': { overflowWrap: 'anywhere' },
  '& a': { fontSize: cssVar('type-body2'), fontWeight: cssVar('weight-medium') },
});

/** What was talked about last, and where it stands. */
export function TicketsPanel({ lng }: { readonly lng: LanguageCode }) {
  const text = useOverviewText();
  const messages = useText('messages');
  const { day } = useFormat();
  const [tickets, reload] = useQuery((api) => api.call(listTickets, { query: { limit: MOST } }));
  const items = tickets.state === 'ready' ? tickets.data.items : [];
  return (
    <Panel columns={4} aria-labelledby="tickets">
      <PanelHead>
        <h2 className="h5" id="tickets">
          {text('tickets')}
        </h2>
        <span className="caption">
          <TextLink href={pathOf('dashboard-ticket', lng)}>{text('allTickets')}</TextLink>
        </span>
      </PanelHead>
      {tickets.state === 'loading' && <Skeleton label={messages('loading')} rows={3} />}
      {tickets.state === 'failed' && <LoadFailed onRetry={reload} />}
      {tickets.state === 'ready' && items.length === 0 && <p className="body2 muted">{text('noTickets')}</p>}
      {items.length > 0 && (
        <Rows>
          {items.map(({ id, reference, subject, status, changedAt }) => (
            <li key={id}>
              <div>
                <TextLink href={recordPath('dashboard-ticket', lng, id) ?? pathOf('dashboard-ticket', lng)}>
                  <bdi>{subject || text('liveTicket')}</bdi>
                </TextLink>
                <p className="caption muted">
                  <bdi>{reference}</bdi> · {day(changedAt)}
                </p>
              </div>
              <Chip tone={TONES[status]}>{text(`ticket_${status}`)}</Chip>
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
