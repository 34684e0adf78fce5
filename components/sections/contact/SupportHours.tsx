import { VisitorHours } from '#components/islands/hours/VisitorHours.tsx';
import type { ContactContent } from '#lib/content/kinds/contact.ts';
import { hoursRows, zoneName } from '#lib/hours/hours-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { supportHours } from '#lib/support-hours.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly content: ContactContent['hours'];
}

/** The hours of `lib/support-hours.ts`; a script turns them into the visitor's time. */
export function SupportHours({ lng, content: { ours, ...texts } }: Props) {
  const { locale } = languageOf(lng);
  const place = { locale, zone: supportHours.zone };
  return (
    <VisitorHours
      hours={supportHours}
      locale={locale}
      texts={texts}
      ours={{
        rows: hoursRows(supportHours, place, texts, new Date()),
        note: fill(ours, { zone: zoneName(place) }),
      }}
    />
  );
}
