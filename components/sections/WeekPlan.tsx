import { formatNumber } from '#lib/format/numbers.ts';
import { formatWeeks } from '#lib/format/weeks.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import css from './WeekPlan.module.css';
import { WeekPlanRow } from './WeekPlanRow.tsx';

export interface Phase {
  readonly title: string;
  /** First and last week, from 1; `null` where the phase goes on after the axis ends. */
  readonly from: number;
  readonly to: number | null;
  /** What the customer can open, read or click at its end. */
  readonly result: string;
  /** The customer signs off at its end. */
  readonly signOff: boolean;
  /** One or two sentences under the name. */
  readonly text?: string | undefined;
}

interface Props {
  readonly lng: LanguageCode;
  readonly phases: readonly Phase[];
}

/** Weeks that the axis shows after the last phase that ends, so that an open one can be seen to go on. */
const ROOM_AFTER_END = 3;

/** The week plan: a bar for each phase, a diamond where the customer signs off. */
export function WeekPlan({ lng, phases }: Props) {
  const { week, signOff } = messagesOf(lng, 'plans');
  const weeks = axisLength(phases);
  return (
    <div className={css.plan} style={{ '--weeks': weeks }}>
      <p className={`caption muted ${css.weeks}`} aria-hidden="true">
        <span>{week}</span>
        {Array.from({ length: weeks }, (_, i) => formatNumber(i + 1, lng)).map((label) => (
          <span className="num" key={label}>
            {label}
          </span>
        ))}
      </p>
      <ol>
        {phases.map((phase) => (
          <WeekPlanRow
            key={phase.title}
            phase={phase}
            weeks={weeks}
            when={formatWeeks(phase.from, phase.to, lng)}
            signOff={signOff}
          />
        ))}
      </ol>
      <p className={`caption muted ${css.key}`} aria-hidden="true">
        <span className={css.sign} />
        {signOff}
      </p>
    </div>
  );
}

/** Number of weeks on the axis: up to the last end, with some room when a phase stays open. */
export function axisLength(phases: readonly Phase[]): number {
  const end = Math.max(...phases.map(({ from, to }) => to ?? from + ROOM_AFTER_END));
  return Math.max(end, 3);
}
