import { ICON_FILE } from '#lib/motif/files.ts';
import type { IconName } from '#lib/motif/icon-paths.ts';
import { classNames } from './class-names.ts';
import css from './Icon.module.css';

interface Props {
  readonly name: IconName;
  /** Mirrors with the reading direction: arrows do, ticks and chat marks do not. */
  readonly flip?: boolean;
  /** Pushes the icon to the end of a flex row. */
  readonly end?: boolean;
  readonly className?: string | undefined;
}

/** A stroke icon from the icons' file. Always decorative: the control around it carries the name. */
export function Icon({ name, flip = false, end = false, className }: Props) {
  return (
    <svg
      className={classNames(css.icon, flip && css.flip, end && css.end, className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <use href={`/motifs/${ICON_FILE}#${name}`} />
    </svg>
  );
}
