import { DeskFrame } from '#components/shell/DeskFrame.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { env } from '#lib/env.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { textsVersion } from '#lib/i18n/published.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { DeskView } from '../views.tsx';
import { DeskApp } from './DeskApp.tsx';

/** The staff's page: its heading is static, the rest comes to life for whoever works there. */
export function DeskTemplate({ lng }: { readonly lng: LanguageCode }) {
  const { loading, chunk_failed: failed } = messagesOf(lng, 'messages');
  return (
    <DeskFrame lng={lng}>
      <DeskApp
        lng={lng}
        version={textsVersion(lng)}
        siteKey={env.recaptchaSiteKey}
        title={pageName('desk', lng)}
        skeleton={<Skeleton label={loading} rows={6} />}
        failure={<Alert tone="error" role="alert" title={failed} />}
      >
        <DeskView />
      </DeskApp>
    </DeskFrame>
  );
}
