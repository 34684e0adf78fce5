import { Section } from '#components/ui/Section.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Method.module.css';
import { MethodPhase } from './MethodPhase.tsx';
import { PHASE_WEEKS, WEEKS } from './week-plan.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: HomeContent['method'];
}

/** The week plan: a bar for each phase, a diamond where the customer signs off. */
export function Method({ lng, number, content }: Props) {
  const { rail, title, lead, week, signOff, phases } = content;
  return (
    <Section id="method" number={number} rail={rail} title={title} lead={lead} lng={lng}>
      <div className={css.plan} style={{ '--weeks': WEEKS }}>
        <p className={`caption muted ${css.weeks}`} aria-hidden="true">
          <span>{week}</span>
          {Array.from({ length: WEEKS }, (_, i) => formatNumber(i + 1, lng)).map((label) => (
            <span className="num" key={label}>
              {label}
            </span>
          ))}
        </p>
        <ol>
          {PHASE_WEEKS.map((span, i) => {
            const phase = phases[i];
            return phase && <MethodPhase key={phase.name} phase={phase} span={span} signOff={signOff} />;
          })}
        </ol>
        <p className={`caption muted ${css.key}`} aria-hidden="true">
          <span className={css.sign} />
          {signOff}
        </p>
      </div>
    </Section>
  );
}
