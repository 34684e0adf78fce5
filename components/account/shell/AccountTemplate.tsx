import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { env } from '#lib/env.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { textsVersion } from '#lib/i18n/published.ts';
import { namespacesOf } from '#lib/i18n/published-namespaces.ts';
import { accountName } from '#lib/pages/account-name.ts';
import type { AccountPage } from '#lib/pages/account-page.tsx';
import { pageOf } from '#lib/pages/registry.ts';
import { ChunkFailed } from '../../auth/ChunkFailed.tsx';
import { AccountApp } from './AccountApp.tsx';
import { AccountNav } from './AccountNav.tsx';

interface Props {
  readonly id: AccountPage;
  readonly lng: LanguageCode;
  /** The page's view: a client component that may use store, texts and theme. */
  readonly children: ReactNode;
}

/** A page of the customer area: navigation, where it is for customers alone, and heading are static; the view comes to life for whoever is signed in. */
export function AccountTemplate({ id, lng, children }: Props) {
  const { loading, chunk_failed: failed } = messagesOf(lng, 'messages');
  const version = textsVersion(lng);
  // Read by script, as `lib/i18n/client.ts` does: under way while the script still is.
  for (const name of namespacesOf(id))
    preload(`/locales/${lng}/ui/${name}.json?v=${version}`, { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <SiteFrame id={id} lng={lng}>
      <AccountApp
        id={id}
        lng={lng}
        version={version}
        siteKey={env.recaptchaSiteKey}
        title={accountName(id, lng)}
        nav={pageOf(id).guard === 'none' ? null : <AccountNav id={id} lng={lng} />}
        skeleton={<Skeleton label={loading} rows={5} />}
        failure={<ChunkFailed title={failed} reload={messagesOf(lng, 'forms').reload} />}
      >
        {children}
      </AccountApp>
    </SiteFrame>
  );
}
