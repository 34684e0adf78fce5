import { Tip } from '#components/account/chart/chart-look.ts';
import { Mark } from '#components/account/chart/Mark.tsx';
import { LINE_LOOKS, type LineId, type TrendPoint } from './trend-lines.ts';

interface Props {
  readonly point: TrendPoint;
  readonly shown: readonly LineId[];
  readonly names: Readonly<Record<LineId, string>>;
  readonly number: (value: number) => string;
  readonly dir: 'ltr' | 'rtl';
}

/** Scores of the run under the pointer or the keyboard's cursor. */
export function TrendTip({ point, shown, names, number, dir }: Props) {
  return (
    <Tip dir={dir}>
      <p>
        <b>{point.day}</b>
      </p>
      <ul>
        {shown.map((line) => (
          <li key={line}>
            <Mark {...LINE_LOOKS[line]} />
            <span>{names[line]}</span>
            <b className="num">{point[line] === null ? '–' : number(point[line])}</b>
          </li>
        ))}
      </ul>
    </Tip>
  );
}
