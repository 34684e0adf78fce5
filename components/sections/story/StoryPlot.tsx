import type { StoryContent } from '#lib/content/kinds/story.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { STORY_FRAME, storyPath, storyPoint } from '#lib/motif/story-curve.ts';
import { STORY_STOPS } from '#lib/story.ts';
import css from './StoryPlot.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly content: Pick<StoryContent, 'alt' | 'year' | 'stops'>;
}

const share = (value: number, whole: number): string => `${((100 * value) / whole).toFixed(2)}%`;

/** Coordinates of a stop as custom properties. */
function place(at: number) {
  const [x, y] = storyPoint(at);
  return { '--x': share(x, STORY_FRAME.w), '--y': share(y, STORY_FRAME.h) };
}

/** The curve as a timeline, each stop with its year and name. The same stops stand as a list below. */
export function StoryPlot({ lng, content: { alt, year, stops } }: Props) {
  return (
    <div className={css.plot} role="img" aria-label={alt}>
      <div className={css.lines} />
      <svg
        className={css.svg}
        viewBox={`0 0 ${STORY_FRAME.w} ${STORY_FRAME.h}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.curve} d={storyPath()} pathLength="1" />
      </svg>
      {STORY_STOPS.map((stop, index) => (
        <div key={stop.year} aria-hidden="true">
          <span className={css.dot} style={place(stop.at)} />
          <p className={css.tag} style={place(stop.at)} data-stop={index}>
            <b className="num">{fill(year, { year: formatNumber(stop.year, lng) })}</b>
            <span>{stops[index]?.title}</span>
          </p>
        </div>
      ))}
    </div>
  );
}
