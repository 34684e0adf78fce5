import { Button } from '#components/ui/Button.tsx';
import { WayCurve } from '#components/ui/WayCurve.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { site } from '#lib/site.ts';
import css from './OfflineHero.module.css';

/** Where on the curve the line breaks off: in the loop. */
const BREAK = -0.55;

/** What happened, and what to do about it. The page's script lets the button work (`lib/browser/offline.ts`). */
export function OfflineHero({ lng }: { readonly lng: LanguageCode }) {
  const { heading, text, retry, call } = messagesOf(lng, 'app').offline;
  return (
    <section className="wrap">
      <div className={css.hero}>
        <WayCurve className={css.drawing} height={0.8} from="lower" to={BREAK} point="open" />
        <div className={css.text}>
          <h1 className="h1">{heading}</h1>
          <p className="lead">{text}</p>
          <Button id="retry" variant="gold">
            {retry}
          </Button>
          <p className="body2">
            {call}{' '}
            <a className={`link ltr num ${css.phone}`} href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
              {site.phone}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
