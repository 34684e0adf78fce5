import { currentPage } from '#components/ui/current-page.ts';
import { Icon } from '#components/ui/Icon.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { accountName } from '#lib/pages/account-name.ts';
import { accountGroups } from '#lib/pages/account-navigation.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';

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
            {entries.map(({ page, icon }) => (
              <li key={page}>
                <a href={pathOf(page, lng)} {...currentPage(page === id)}>
                  <Icon name={icon} />
                  {accountName(page, lng)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
