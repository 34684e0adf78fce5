import { Section } from '#components/ui/Section.tsx';
import type { AdvertisingContent } from '#lib/content/kinds/advertising.ts';
import { weekdayNames } from '#lib/format/weekdays.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Week.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: AdvertisingContent['week'];
}

/** An ordinary week, Monday to Friday: the report first. */
export function Week({ lng, number, content: { rail, title, days } }: Props) {
  const names = weekdayNames(lng);
  return (
    <Section id="week" number={number} rail={rail} title={title} lng={lng}>
      <ol className={css.week}>
        {days.map((day, index) => (
          <li key={day.title}>
            <p className="caption">{names[index]}</p>
            <h3 className="h4">{day.title}</h3>
            <p className="body2">{day.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
