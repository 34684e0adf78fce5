import { styled } from '@mui/material/styles';
import { useFormat } from '#components/providers/use-format.ts';
import { cssVar } from '#lib/theme/variable.ts';
import { useAnalyzerText } from '../use-analyzer-text.ts';
import { bandOf } from './band-of.ts';
import { gaugeTicks } from './gauge-ticks.ts';

const Face = styled('div')({
  position: 'relative',
  inlineSize: '100%',
  '& svg': { display: 'block', inlineSize: '100%' },
  '& path:first-of-type': { stroke: cssVar('palette-border-control'), strokeOpacity: 0.4, strokeWidth: 0.6 },
  '& path:last-of-type': { strokeWidth: 1.1 },
  '&[data-band=good] path:last-of-type': { stroke: cssVar('palette-success-main') },
  '&[data-band=fair] path:last-of-type': { stroke: cssVar('palette-gold-deep') },
  '&[data-band=poor] path:last-of-type': { stroke: cssVar('palette-error-main') },
  '& p': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    lineHeight: 1.1,
    fontWeight: cssVar('weight-display'),
  },
});

interface Props {
  /** 0 to 100; `null` when it was not measured. */
  readonly score: number | null;
  /** Size of the number, a CSS length. */
  readonly size: string;
}

/** A score as sixty ticks and its number. It does not mirror. */
export function Gauge({ score, size }: Props) {
  const { of, text } = useAnalyzerText();
  const { number } = useFormat();
  const { on, off } = gaugeTicks(score);
  if (score === null)
    return (
      <Face dir="ltr">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d={off} />
        </svg>
        <p className="caption muted" style={{ paddingInline: '20%', textAlign: 'center' }}>
          {of('states', 'not-measured')}
        </p>
      </Face>
    );
  const band = bandOf(score);
  return (
    <Face dir="ltr" data-band={band}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={off} />
        <path d={on} />
      </svg>
      <p className="num">
        <span style={{ fontSize: size }} aria-hidden="true">
          {number(score)}
        </span>
        <span className="vh">
          {text('ofHundred', { score: number(score) })}, {of('bands', band)}
        </span>
      </p>
    </Face>
  );
}
