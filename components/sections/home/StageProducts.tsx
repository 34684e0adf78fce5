import css from './StageDrawing.module.css';
import type { StageFrame } from './stage-frame.ts';

interface Props extends Pick<StageFrame, 'x' | 'box' | 'digits'> {
  readonly names: readonly string[];
}

const CELL = 212.5;

/** The four lamps of the model shop: line drawing and price. */
const LAMPS = [
  { d: 'M55 84h40l-10-36H65zM75 84v26M58 112h34', price: 240 },
  { d: 'M75 4v34M43 70a32 32 0 0 1 64 0zM67 70a8 8 0 0 0 16 0', price: 380 },
  { d: 'M60 40h36l-8-26H68zM78 40v72M62 114h32', price: 520 },
  { d: 'M48 24v72M48 60h28M76 42l28-10v56L76 78z', price: 190 },
] as const;

export function StageProducts({ names, x, box, digits }: Props) {
  return LAMPS.map(({ d, price }, i) => {
    const start = 114 + i * CELL;
    return (
      <g key={d} fontSize="12">
        <path
          d={d}
          transform={`translate(${box(start + 18, 150)} 474)`}
          fill="none"
          stroke="#17140e"
          strokeWidth="1.5"
        />
        <text x={x(start)} y="612" fill="#17140e">
          {names[i]}
        </text>
        <text className={css.end} x={x(start + 184)} y="612" fill="#5b5547">
          {digits(price)}
        </text>
      </g>
    );
  });
}
