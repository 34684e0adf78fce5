import css from './Icon.module.css';
import { ICON_PATHS } from './icon-paths.ts';

/** Every icon's strokes, printed once by the root layout; `Icon` refers to them. */
export function IconSprite() {
  return (
    <svg className={css.sprite} aria-hidden="true">
      {Object.entries(ICON_PATHS).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 20 20">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
