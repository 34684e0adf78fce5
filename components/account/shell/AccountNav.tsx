import { currentPage } from '#components/ui/current-page.ts';
import { Icon } from '#components/ui/Icon.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { accountName } from '#lib/pages/account-name.ts';
import { accountGroups } from '#lib/pages/account-navigation.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { ChatEntries } from './ChatEntries.tsx';
import { TicketBadge } from './TicketBadge.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

interface Props {
  readonly id: PageId;
  readonly lng: LanguageCode;
}

/** The customer area's navigation: plain links in groups. */
export function AccountNav({ id, lng }: Props) {
  const account = messagesOf(lng, 'account');
  return (
    <nav aria-label={account.nav}>
      {accountGroups().map(({ id: group, entries }) => (
        <div key={group}>
          <p className="caption muted" id={`nav-${group}`}>
            {account[group]}
          </p>
          <ul aria-labelledby={`nav-${group}`}>
            {entries.map((entry) =>
              entry === 'chat' ? (
                <ChatEntries key={entry} lng={lng} />
              ) : (
                <li key={entry.page}>
                  <a href={pathOf(entry.page, lng)} {...currentPage(entry.page === id)}>
                    <Icon name={entry.icon} />
                    {accountName(entry.page, lng)}
                    {entry.page === 'profile-notifications' && <UnreadBadge />}
                    {entry.page === 'dashboard-ticket' && <TicketBadge />}
                  </a>
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}
