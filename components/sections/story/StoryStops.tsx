import { WayCurve } from '#components/ui/WayCurve.tsx';
import type { StoryContent } from '#lib/content/kinds/story.ts';
import { formatNumber, formatPercent } from '#lib/format/numbers.ts';
import { fill } from '#lib/i18n/fill.ts';
import { LANGUAGES, type LanguageCode } from '#lib/i18n/languages.ts';
import { FEE_TIERS, PLANS } from '#lib/plans.ts';
import { STORY_STOPS } from '#lib/story.ts';
import css from './StoryStops.module.css';

const FLAT = 0.52;

interface Props {
  readonly lng: LanguageCode;
  readonly content: Pick<StoryContent, 'year' | 'stops'>;
}

/** What the figures of the rules are today, from the registries. */
function figures(lng: LanguageCode): Record<string, string> {
  const rates = FEE_TIERS.map(({ rate }) => rate);
  return {
    plans: formatNumber(PLANS.length, lng),
    languages: formatNumber(LANGUAGES.length, lng),
    low: formatPercent(Math.min(...rates), lng),
    high: formatPercent(Math.max(...rates), lng),
  };
}

/** Every stop of the story: the line drawn as far as it, the scene, and the figure of its rule. */
export function StoryStops({ lng, content: { year, stops } }: Props) {
  const values = figures(lng);
  return (
    <ol className={css.stops}>
      {stops.map((stop, index) => {
        const { at, year: number } = STORY_STOPS[index] ?? STORY_STOPS[0];
        return (
          <li key={stop.title}>
            <WayCurve height={FLAT} from="upper" to={at} point="gold" className={css.way} />
            <p className={`figure-sm num ${css.year}`}>{fill(year, { year: formatNumber(number, lng) })}</p>
            <div className={css.text}>
              <h3 className="h3">{stop.title}</h3>
              <p className="muted">{stop.text}</p>
            </div>
            <p className={css.rule}>
              <span className="figure-sm num">{fill(stop.value, values)}</span>
              <span className="caption muted">{stop.label}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
