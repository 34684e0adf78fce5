import type { ReactNode } from 'react';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { env } from '#lib/env.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { textsVersion } from '#lib/i18n/published.ts';
import { accountName } from '#lib/pages/account-name.ts';
import type { AccountPage } from '#lib/pages/account-page.tsx';
import { AccountApp } from './AccountApp.tsx';
import { AccountNav } from './AccountNav.tsx';

interface Props {
  readonly id: AccountPage;
  readonly lng: LanguageCode;
  /** The page's view: a client component that may use store, texts and theme. */
  readonly children: ReactNode;
}

/** A page of the customer area: navigation and heading are static; the view comes to life for whoever is signed in. */
export function AccountTemplate({ id, lng, children }: Props) {
  const { loading, chunk_failed: failed } = messagesOf(lng, 'messages');
  return (
    <SiteFrame id={id} lng={lng}>
      <AccountApp
        id={id}
        lng={lng}
        version={textsVersion(lng)}
        siteKey={env.recaptchaSiteKey}
        title={accountName(id, lng)}
        nav={<AccountNav id={id} lng={lng} />}
        skeleton={<Skeleton label={loading} rows={5} />}
        failure={<Alert tone="error" role="alert" title={failed} />}
      >
        {children}
      </AccountApp>
    </SiteFrame>
  );
}
