import { styled } from '@mui/material/styles';
import type { Finding } from '#lib/contract/analyses.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { useMeasure } from './use-measure.ts';

const Track = styled('div')({
  '@media print': { display: 'none' },
  position: 'relative',
  blockSize: '1.5rem',
  backgroundColor: cssVar('palette-surface-sunken'),
  boxShadow: `inset 0 0 0 1px ${cssVar('palette-divider')}`,
  '& i': {
    position: 'absolute',
    insetBlock: '.4375rem',
    insetInlineStart: 0,
    backgroundColor: cssVar('palette-error-main'),
  },
  '& b': {
    position: 'absolute',
    insetBlock: '-.25rem',
    borderInlineStart: `2px solid ${cssVar('palette-text-primary')}`,
  },
});

const Ends = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '.25rem 1rem',
  '@media print': { justifyContent: 'start' },
});

/** What was measured against what should be: a bar, a mark, and both numbers. */
export function Bullet({ finding }: { readonly finding: Finding }) {
  const { text } = useAnalyzerText();
  const measure = useMeasure();
  const { measured, limit, unit } = finding;
  if (measured === undefined || limit === undefined) return null;
  const whole = Math.max(measured, limit, 1) * 1.15;
  const share = (value: number): string => `${Math.min(100, (100 * value) / whole)}%`;
  return (
    <div>
      <Track aria-hidden="true">
        <i style={{ inlineSize: share(measured) }} />
        <b style={{ insetInlineStart: share(limit) }} />
      </Track>
      <Ends className="caption">
        <span>
          {text('now')} <strong className="num">{measure(measured, unit)}</strong>
        </span>
        <span>
          {text('limit')} <strong className="num">{measure(limit, unit)}</strong>
        </span>
      </Ends>
    </div>
  );
}
