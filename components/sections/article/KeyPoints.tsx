import { TickList } from '#components/ui/TickList.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { InlineText } from './InlineText.tsx';
import css from './KeyPoints.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly points: readonly string[];
}

/** What to take along, before the argument begins. */
export function KeyPoints({ lng, points }: Props) {
  return (
    <section className={css.points} aria-labelledby="key-points">
      <h2 className="h4" id="key-points">
        {messagesOf(lng, 'blog').keyPoints}
      </h2>
      <TickList items={points} draw={(point) => <InlineText text={point} lng={lng} />} />
    </section>
  );
}
