import type { Figures } from '#lib/format/figures.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { OrderLink } from './OrderLink.tsx';
import type { PlacedNote } from './usage-figures.ts';
import { Notes } from './usage-look.ts';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly notes: readonly PlacedNote[];
  readonly figures: Figures;
}

/** What the numbers on the line stand for. */
export function UsageNotes({ lng, notes, figures }: Props) {
  const text = useOverviewText();
  if (notes.length === 0) return null;
  return (
    <Notes aria-label={text('notes')}>
      {notes.map(({ number, on, kind, orderId, reference }) => (
        <li key={number}>
          <span className="num">{figures.count(number)}</span>
          <OrderLink lng={lng} id={orderId}>
            {text(kind, { date: figures.day(on), reference: `\u2068${reference}\u2069` })}
          </OrderLink>
        </li>
      ))}
    </Notes>
  );
}
