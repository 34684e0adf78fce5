import type { PrivacyContent } from '#lib/content/kinds/privacy.ts';
import { formatDate } from '#lib/format/dates.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { PRIVACY_CHANGED } from '#lib/privacy.ts';
import { sampleSettings } from '#lib/site.ts';
import css from './PolicyNote.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly content: PrivacyContent['hero'];
  /** Sections of the page. */
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}

/** What is where, when the policy last changed, and what is still missing while the contact details are samples. */
export function PolicyNote({ lng, content: { title, changed, sample }, sections }: Props) {
  return (
    <div className={css.note}>
      <nav aria-label={title}>
        <ol className={css.sections}>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <p className="caption">
        <time dateTime={PRIVACY_CHANGED}>{fill(changed, { date: formatDate(PRIVACY_CHANGED, lng) })}</time>
      </p>
      {sampleSettings.length > 0 && <p className="caption muted">{sample}</p>}
    </div>
  );
}
