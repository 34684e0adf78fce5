import type { HomeContent } from '#lib/content/kinds/home.ts';
import { HERO_CROSSING, HERO_FRAME, heroArm, heroPath, heroPoint, heroTicks } from '#lib/motif/hero-curve.ts';
import type { Point } from '#lib/motif/trace-path.ts';
import css from './HeroPlot.module.css';

const WEEKS_OF_LOOP = 8;
const MONTHS_OF_ARMS = 12;

/** Where the labels sit: on a wide frame, and on the crop of it that a phone shows. */
const PLACES = {
  visits: { wide: heroPoint(heroArm(0.8933)), narrow: heroPoint(heroArm(0.7788)) },
  cost: { wide: heroPoint(-heroArm(0.7449)), narrow: heroPoint(-heroArm(0.711)) },
};

const share = (value: number, whole: number): string => `${((100 * value) / whole).toFixed(2)}%`;
const at = ([x, y]: Point) => ({ x: share(x, HERO_FRAME.w), y: share(y, HERO_FRAME.h) });

/** Coordinates of a label as custom properties, for both sizes of the frame. */
function place({ wide, narrow }: { wide: Point; narrow: Point }) {
  const [w, n] = [at(wide), at(narrow)];
  return { '--x': w.x, '--y': w.y, '--narrow-x': n.x, '--narrow-y': n.y };
}
const crossing: Point = [HERO_CROSSING.x, HERO_CROSSING.y];
const fixed = (point: Point) => place({ wide: point, narrow: point });

/** The curve that draws itself once: eight weeks of loop, launch at the crossing, then visits up and cost down. */
export function HeroPlot({ content: { loop, visits, cost } }: { readonly content: HomeContent['hero'] }) {
  return (
    <div className={css.wrap}>
      <div className={css.plot}>
        <div className={css.lines} />
        <svg
          className={css.svg}
          viewBox={`0 0 ${HERO_FRAME.w} ${HERO_FRAME.h}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={css.drop} d={`M${crossing[0]} ${crossing[1] + 10}V${HERO_FRAME.h}`} />
          <path className={css.ticks} d={heroTicks(WEEKS_OF_LOOP, MONTHS_OF_ARMS)} />
          <path className={css.curve} d={heroPath()} pathLength="1" />
        </svg>
        <Tag style={fixed([658, crossing[1]])} kind={css.loop} {...loop} />
        <span className={css.dot} style={fixed(crossing)} />
        <span className={`${css.dot} ${css.gold}`} style={place(PLACES.visits)} />
        <Tag style={place(PLACES.visits)} kind={css.up} {...visits} />
        <span className={`${css.dot} ${css.gold}`} style={place(PLACES.cost)} />
        <Tag style={place(PLACES.cost)} kind={css.down} {...cost} />
      </div>
    </div>
  );
}

interface TagProps {
  readonly kind: string | undefined;
  readonly style: ReturnType<typeof place>;
  readonly value: string;
  readonly label: string;
}

function Tag({ kind, style, value, label }: TagProps) {
  return (
    <p className={`${css.tag} ${kind}`} style={style}>
      <b>
        <bdi dir={/\p{L}/u.test(value) ? undefined : 'ltr'}>{value}</bdi>
      </b>{' '}
      <span>{label}</span>
    </p>
  );
}
