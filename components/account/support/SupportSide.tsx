import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { hoursRows } from '#lib/hours/hours-text.ts';
import { supportHours } from '#lib/support-hours.ts';
import { ChatLinks } from './ChatLinks.tsx';
import { Between, Card } from './support-look.ts';

interface Props {
  /** Of the conversation; a message in a chat app names it. */
  readonly reference?: string;
  /** What goes along with the first message. */
  readonly along?: string;
}

/** When somebody answers here, and the other ways to reach us, each with what it is about. */
export function SupportSide({ reference, along = '' }: Props) {
  const text = useText('support');
  const { locale } = useFormat();
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  // Filled in by the rows themselves.
  const words = {
    days: text('hoursDays', { first: '{{first}}', last: '{{last}}' }),
    times: text('hoursTimes', { from: '{{from}}', to: '{{to}}' }),
  };
  const rows = hoursRows(supportHours, { locale, zone }, words, new Date());
  return (
    <Card aria-labelledby="support-side">
      <h2 className="h5" id="support-side">
        {text('hours')}
      </h2>
      {rows.map(({ days, times }) => (
        <Between key={days}>
          <span>{days}</span>
          <span className="num">{times}</span>
        </Between>
      ))}
      <ChatLinks reference={reference} along={along} />
    </Card>
  );
}
