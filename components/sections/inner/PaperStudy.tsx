import { classNames } from '#components/ui/class-names.ts';
import { FRAMES, motifFile } from '#lib/motif/files.ts';
import { type MotifName, SEEDS } from '#lib/motif/seeds.ts';
import { study } from '#lib/motif/study.ts';
import css from './PaperStudy.module.css';

const FRAME = FRAMES.wide;

interface Props {
  readonly name: MotifName;
  readonly className?: string | undefined;
}

/**
 * A study on paper. Its hairlines come from the file as a mask, so that they take the scheme's colour and stay out
 * of the HTML; the gold stroke is short and drawn inline.
 */
export function PaperStudy({ name, className }: Props) {
  return (
    <div className={classNames(css.study, className)} aria-hidden="true">
      <div className={css.lines} style={{ '--study': `url(/motifs/${motifFile(name, 'wide')})` }} />
      <svg
        className={css.stroke}
        viewBox={`0 0 ${FRAME.w} ${FRAME.h}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d={study(SEEDS[name], FRAME).alpha} />
      </svg>
    </div>
  );
}
