import type { LanguageCode } from '#lib/i18n/languages.ts';
import { SECURITY_NOTICES } from '#lib/notifications/notice-key.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { recordPath } from '#lib/pages/record-path.ts';
import type { PageId } from '#lib/pages/registry.ts';
import type { NoticeTextKey } from '../../jobs/job-kinds.ts';

const SECURITY = Object.fromEntries(
  Object.values(SECURITY_NOTICES).map((key) => [key, 'profile-account-settings'] as const),
);

/** Pages that a notice leads to; all others are about orders. */
const PAGES: Partial<Record<NoticeTextKey, PageId>> = {
  ...SECURITY,
  ticketAnswered: 'profile-ticket',
  ticketClosed: 'profile-ticket',
  analysisDropped: 'profile-analyzer',
};

/** Where a notice leads: the order, the ticket or the report it is about, or the settings of the account. */
export function noticePath(key: NoticeTextKey, data: Readonly<Record<string, string>>, lng: LanguageCode): string {
  const page = data.thread === 'live' ? 'dashboard-ticket' : (PAGES[key] ?? 'profile-order');
  const id = data.orderId ?? data.ticketId ?? data.analysisId;
  return (id && recordPath(page, lng, id)) || pathOf(page, lng);
}
