import { styled } from '@mui/material/styles';
import { useFormat } from '#components/providers/use-format.ts';
import { dayBar } from '#lib/hours/day-bar.ts';
import { supportHours } from '#lib/support-hours.ts';
import { cssVar } from '#lib/theme/variable.ts';

const HOURS = [0, 6, 12, 18, 24] as const;

const Bar = styled('div')({
  position: 'relative',
  blockSize: '1.75rem',
  border: `1px solid ${cssVar('palette-divider')}`,
  background: cssVar('palette-surface-sunken'),
  '& > span': { position: 'absolute', insetBlock: 0, background: cssVar('palette-primary-main') },
  '& > [data-now]': { inlineSize: 2, insetBlock: '-.25rem', background: cssVar('palette-text-primary') },
});

const Axis = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: '.375rem',
  fontSize: cssVar('type-caption'),
  color: cssVar('palette-text-secondary'),
});

const percent = (share: number): string => `${share * 100}%`;

/** The reader's day with the support hours and the present moment; the words beside it say the same. */
export function HoursBar({ now }: { readonly now: Date }) {
  const { number } = useFormat();
  const { open, now: at } = dayBar(supportHours, now);
  return (
    <div aria-hidden="true">
      <Bar>
        {open.map(({ from, to }) => (
          <span key={from} style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }} />
        ))}
        <span data-now="" style={{ insetInlineStart: percent(at) }} />
      </Bar>
      <Axis className="num">
        {HOURS.map((hour) => (
          <span key={hour}>{number(hour)}</span>
        ))}
      </Axis>
    </div>
  );
}
