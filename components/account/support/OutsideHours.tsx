import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { zoneName } from '#lib/hours/hours-text.ts';
import { statusAt } from '#lib/hours/openings.ts';
import { supportHours } from '#lib/support-hours.ts';
import { HoursBar } from './HoursBar.tsx';
import { Outside } from './support-look.ts';
import { useMinute } from './use-minute.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long until then, in the largest unit that says something: `in 11 hours`. */
function wait(milliseconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale);
  if (milliseconds < HOUR_MS) return format.format(Math.max(1, Math.round(milliseconds / MINUTE_MS)), 'minute');
  return format.format(Math.round(milliseconds / HOUR_MS), 'hour');
}

/** Nobody answers now: when somebody is back, by the visitor's own clock and calendar, and the day as a bar. */
export function OutsideHours() {
  const text = useText('support');
  const { locale } = useFormat();
  const now = useMinute();
  const status = statusAt(supportHours, now);
  if (!status || status.isOpen) return null;
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(status.next);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(status.next);
  const isFar = status.next.getTime() - now.getTime() > 24 * HOUR_MS;
  return (
    <Outside aria-labelledby="outside">
      <div>
        <h2 className="h3" id="outside">
          {text('backAt', { day, time })}
        </h2>
        <p className="lead">{text('outside')}</p>
      </div>
      <div>
        {!isFar && <p className="h5">{wait(status.next.getTime() - now.getTime(), locale)}</p>}
        <HoursBar now={now} />
        <p className="caption muted">{text('yourZone', { zone: zoneName({ locale, zone }) })}</p>
      </div>
    </Outside>
  );
}
