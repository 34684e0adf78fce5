import { encode } from 'uqr';
import css from './QrCode.module.css';

interface Props {
  readonly text: string;
  /** What the code holds, for who cannot see it. */
  readonly alt: string;
}

/** White modules around the code that readers need to find it. */
const QUIET = 4;

/** A QR code, drawn at export: ink on paper in both schemes, because cameras expect that. */
export function QrCode({ text, alt }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={alt} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
