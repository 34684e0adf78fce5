import { FRAMES, type FrameShape, motifFile } from '#lib/motif/files.ts';
import type { MotifName } from '#lib/motif/seeds.ts';
import { classNames } from './class-names.ts';
import css from './Motif.module.css';

interface Props {
  readonly name: MotifName;
  readonly shape: FrameShape;
  /** Part of the first screen: asked for at once, since nothing larger may be painted before it. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A study drawn for ink: lines of paper and gold on an ink surface, in every scheme. Loads when it comes near. */
export function MotifImage({ name, shape, first = false, className }: Props) {
  const { w, h } = FRAMES[shape];
  return (
    <span className={classNames(css.frame, className)} data-dark="">
      <img
        className={css.image}
        src={`/motifs/${motifFile(name, shape)}`}
        alt=""
        width={w}
        height={h}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </span>
  );
}
