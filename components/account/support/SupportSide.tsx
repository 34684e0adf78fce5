import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { telegramUrl, whatsappUrl } from '#lib/chat.ts';
import { hoursRows } from '#lib/hours/hours-text.ts';
import { supportHours } from '#lib/support-hours.ts';
import { Between, Card } from './support-look.ts';

interface Props {
  /** Of the conversation; a message in a chat app names it. */
  readonly reference?: string;
}

/** When somebody answers here, and the other ways to reach us, each with what it is about. */
export function SupportSide({ reference }: Props) {
  const text = useText('support');
  const { locale } = useFormat();
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  // Filled in by the rows themselves.
  const words = {
    days: text('hoursDays', { first: '{{first}}', last: '{{last}}' }),
    times: text('hoursTimes', { from: '{{from}}', to: '{{to}}' }),
  };
  const rows = hoursRows(supportHours, { locale, zone }, words, new Date());
  const opening = reference ? text('chatAbout', { reference }) : text('chatHello');
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
      <p className="caption muted">{text('chatApps')}</p>
      <ButtonLink variant="line" size="md" href={whatsappUrl(opening)}>
        {text('whatsapp')}
      </ButtonLink>
      <ButtonLink variant="line" size="md" href={telegramUrl(opening)}>
        {text('telegram')}
      </ButtonLink>
    </Card>
  );
}
