'use client';

import { useEffect, useState } from 'react';
import { Chip } from '#components/ui/Chip.tsx';
import { formatTime, formatWeekday, type HoursRow, hoursRows, zoneName } from '#lib/hours/hours-text.ts';
import type { OpeningHours } from '#lib/hours/opening-hours.ts';
import { statusAt } from '#lib/hours/openings.ts';
import { fill } from '#lib/i18n/fill.ts';
import css from './VisitorHours.module.css';

export interface HoursTexts {
  readonly days: string;
  readonly times: string;
  readonly open: string;
  readonly until: string;
  readonly closed: string;
  readonly opens: string;
  readonly yours: string;
}

interface Props {
  readonly hours: OpeningHours;
  readonly locale: string;
  readonly texts: HoursTexts;
  /** What stands there before the script runs: the agency's own hours. */
  readonly ours: { readonly rows: readonly HoursRow[]; readonly note: string };
}

const MINUTE_MS = 60_000;

/** The present, once the browser says what it is; asked again every minute. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** When somebody answers: the agency's hours in the HTML, the visitor's own clock and "open now" with script. */
export function VisitorHours({ hours, locale, texts, ours }: Props) {
  const now = useNow();
  const zone = now ? new Intl.DateTimeFormat().resolvedOptions().timeZone : hours.zone;
  const place = { locale, zone };
  const rows = now ? hoursRows(hours, place, texts, now) : ours.rows;
  const note = now
    ? fill(texts.yours, { zone: zoneName(place), ours: zoneName({ locale, zone: hours.zone }) })
    : ours.note;
  return (
    <div className={css.hours} data-live="">
      <ul className={css.rows}>
        {rows.map(({ days, times }) => (
          <li key={days}>
            <span className={css.days}>{days}</span>
            <span className="num">{times}</span>
          </li>
        ))}
      </ul>
      <p className={css.status}>{now && <OpenNow hours={hours} place={place} texts={texts} now={now} />}</p>
      <p className={css.note}>{note}</p>
    </div>
  );
}

interface OpenNowProps extends Pick<Props, 'hours' | 'texts'> {
  readonly place: { readonly locale: string; readonly zone: string };
  readonly now: Date;
}

function OpenNow({ hours, texts, place, now }: OpenNowProps) {
  const status = statusAt(hours, now);
  if (!status) return null;
  const change = status.isOpen ? status.until : status.next;
  const values = { time: formatTime(change, place), day: formatWeekday(change, place) };
  return (
    <>
      <Chip tone={status.isOpen ? 'success' : 'neutral'}>{status.isOpen ? texts.open : texts.closed}</Chip>{' '}
      <span className="caption muted">{fill(status.isOpen ? texts.until : texts.opens, values)}</span>
    </>
  );
}
