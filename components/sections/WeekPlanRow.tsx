import { classNames } from '#components/ui/class-names.ts';
import css from './WeekPlan.module.css';
import type { Phase } from './WeekPlan.tsx';
import { labelPlace } from './week-label.ts';

interface Props {
  readonly phase: Phase;
  /** Length of the axis. */
  readonly weeks: number;
  /** The phase's weeks in words. */
  readonly when: string;
  /** Read aloud where the diamond is drawn. */
  readonly signOff: string;
}

/** One row of the week plan. */
export function WeekPlanRow({ phase, weeks, when, signOff }: Props) {
  const { title, from, to, result, signOff: signed, text } = phase;
  const place = labelPlace(phase, weeks);
  return (
    <li className={css.row}>
      <div className={css.name}>
        <p>
          {title} <span className={`caption muted ${css.when}`}>{when}</span>
        </p>
        {text && <p className="caption muted">{text}</p>}
      </div>
      <p className={css.track} style={{ '--from': from, '--to': (to ?? weeks) + 1 }}>
        <span className={classNames(css.bar, to === null && css.open)} />
        <span className={classNames(css.result, place !== 'inside' && css[place])}>{result}</span>
        {signed && <span className="vh">{signOff}</span>}
        {signed && <span className={css.sign} />}
      </p>
    </li>
  );
}
