import { Figure } from '#components/ui/Figure.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { MotifImage } from '#components/ui/MotifImage.tsx';
import { MotifLine } from '#components/ui/MotifLine.tsx';
import { ICON_NAMES } from '#lib/motif/icon-paths.ts';
import { MOTIF_NAMES } from '#lib/motif/seeds.ts';
import { SCHEMES } from '#lib/theme/colours.ts';
import { flatten } from '#lib/theme/css.ts';
import css from './Gallery.module.css';
import { TEXTS } from './texts.ts';

export function Colours() {
  return (
    <div className={css.swatches}>
      {Object.keys(flatten('palette', SCHEMES.light)).map((name) => (
        <div key={name}>
          <div className={css.swatch} style={{ '--_c': `var(--ui-${name})` }} />
          <p className="caption">{name.replace('palette-', '')}</p>
        </div>
      ))}
    </div>
  );
}

export function TypeSpecimens() {
  const { display, h1, h2, body } = TEXTS.specimens;
  return (
    <>
      <p className="display">{display}</p>
      <p className="h1">{h1}</p>
      <p className="h2">{h2}</p>
      <p className="h3">{h2}</p>
      <p className="h4">{h2}</p>
      <p className="lead">{body}</p>
      <p>{body}</p>
      <p className="body2">{body}</p>
      <p className="caption">{body}</p>
    </>
  );
}

export function Studies() {
  return (
    <div className={css.studies}>
      {MOTIF_NAMES.map((name) => (
        <Figure key={name} caption={name}>
          <MotifImage name={name} shape="wide" />
        </Figure>
      ))}
    </div>
  );
}

export function Glyphs() {
  return (
    <div className={css.line}>
      <MotifLine lines={0} className={css.glyph} />
      <MotifLine lines={1} className={css.glyph} />
      <MotifLine lines={2} className={css.glyph} />
    </div>
  );
}

export function Icons() {
  return (
    <div className={css.line}>
      {ICON_NAMES.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </div>
  );
}
