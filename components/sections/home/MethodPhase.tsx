import type { HomeContent } from '#lib/content/kinds/home.ts';
import css from './Method.module.css';
import type { PhaseWeeks } from './week-plan.ts';

interface Props {
  readonly phase: HomeContent['method']['phases'][number];
  readonly span: PhaseWeeks;
  /** Read aloud where the diamond is drawn. */
  readonly signOff: string;
}

/** One row of the week plan. */
export function MethodPhase({ phase: { name, weeks, result }, span: { from, to, signed, open }, signOff }: Props) {
  return (
    <li className={css.row}>
      <p className={css.name}>
        {name} <span className={`caption muted ${css.when}`}>{weeks}</span>
      </p>
      <p className={css.track} style={{ '--from': from, '--to': to }}>
        <span className={`${css.bar} ${open ? css.open : ''}`} />
        <span className={`${css.result} ${to - from > 1 ? '' : css.beside}`}>{result}</span>
        {signed && <span className="vh">{signOff}</span>}
        {signed && <span className={css.sign} />}
      </p>
    </li>
  );
}
