import { env } from './env.ts';
import { type OpeningHours, parseSpans } from './hours/opening-hours.ts';

/** Hours and zone that stand in the repository until an agency sets its own. */
const SAMPLE = { hours: 'Sa-Th 08:00-20:00', zone: 'Asia/Tehran' } as const;

/** When somebody answers chats, calls and mail. Both come from `NEXT_PUBLIC_SUPPORT_*` settings. */
export const supportHours: OpeningHours = {
  zone: env.supportZone ?? SAMPLE.zone,
  spans: parseSpans(env.supportHours ?? SAMPLE.hours) ?? [],
};
