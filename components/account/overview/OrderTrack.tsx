import { styled } from '@mui/material/styles';
import { Icon } from '#components/ui/Icon.tsx';
import type { OrderSummary } from '#lib/contract/orders.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { MILESTONES, placeOf } from '../stage-place.ts';
import { useOverviewText } from './use-overview.ts';

const List = styled('ol')({
  padding: 0,
  listStyle: 'none',
  fontSize: cssVar('type-body2'),
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    gap: '.75rem',
    alignItems: 'center',
    paddingBlock: '.375rem',
    color: cssVar('palette-text-secondary'),
  },
  '& li[data-is=done]': { color: cssVar('palette-text-primary') },
  '& li[data-is=now]': { color: cssVar('palette-text-primary'), fontWeight: cssVar('weight-medium') },
  '& li[data-is=now] > :last-child': { color: cssVar('palette-gold-text') },
  '& svg': { inlineSize: '.875rem', blockSize: '.875rem' },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: cssVar('shape-full'),
  'li[data-is=done] &': {
    backgroundColor: cssVar('palette-secondary-main'),
    color: cssVar('palette-secondary-contrastText'),
  },
  'li:not([data-is=done]) &': {
    inlineSize: '.75rem',
    blockSize: '.75rem',
    marginInline: '.1875rem',
    borderRadius: 0,
    rotate: '45deg',
    border: `1.5px solid ${cssVar('palette-border-control')}`,
  },
  'li[data-is=now] &': {
    backgroundColor: cssVar('palette-primary-main'),
    borderColor: cssVar('palette-gold-deep'),
  },
});

/** How far an order is: milestones behind it, the one it stands at, those to come. */
export function OrderTrack({ stage, next }: Pick<OrderSummary, 'stage' | 'next'>) {
  const text = useOverviewText();
  if (stage === 'cancelled') return null;
  const passed = placeOf(stage);
  return (
    <List aria-label={text('track')}>
      {MILESTONES.map((milestone, at) => {
        const place = at < passed ? 'done' : at === passed ? 'now' : 'later';
        return (
          <li key={milestone} data-is={place} {...(place === 'now' && { 'aria-current': 'step' })}>
            <Mark>{place === 'done' && <Icon name="check" />}</Mark>
            <span>{text(milestone)}</span>
            {place === 'now' && <span className="caption">{next === 'customer' ? text('you') : text('we')}</span>}
          </li>
        );
      })}
    </List>
  );
}
