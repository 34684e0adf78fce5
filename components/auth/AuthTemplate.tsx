import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { MotifImage } from '#components/ui/MotifImage.tsx';
import { env } from '#lib/env.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { textsVersion } from '#lib/i18n/published.ts';
import type { AuthPage } from '#lib/pages/next-path.ts';
import { AuthApp } from './AuthApp.tsx';
import { AUTH_PAGE_STYLE } from './auth-page-style.ts';
import { ChunkFailed } from './ChunkFailed.tsx';

interface Props {
  readonly id: AuthPage;
  readonly lng: LanguageCode;
}

const LOOK = {
  login: { motif: 'dashboard', heading: 'signIn', side: 'login' },
  'login-dashboard': { motif: 'dashboard', heading: 'signInDashboard', side: 'login' },
  signup: { motif: 'portal', heading: 'signUp', side: 'signup' },
} as const;

/** A sign-in page: its heading and the band are static, the form comes to life in the browser. */
export function AuthTemplate({ id, lng }: Props) {
  const auth = messagesOf(lng, 'auth');
  const messages = messagesOf(lng, 'messages');
  const { motif, heading, side } = LOOK[id];
  const { title, text } = auth.side[side];
  return (
    <SiteFrame id={id} lng={lng}>
      <style href="auth-page" precedence="default">
        {AUTH_PAGE_STYLE}
      </style>
      <section className="auth">
        <div className="auth-form">
          <div className="auth-inner">
            <h1 className="h2">{auth[heading]}</h1>
            <AuthApp
              page={id}
              lng={lng}
              siteKey={env.recaptchaSiteKey}
              version={textsVersion(lng)}
              loading={messages.loading}
              failure={<ChunkFailed title={messages.chunk_failed} reload={messagesOf(lng, 'forms').reload} />}
            />
            <noscript>
              <Alert tone="info" title={auth.noScript} />
            </noscript>
          </div>
        </div>
        <aside className="auth-side" data-dark="" aria-label={title}>
          <MotifImage name={motif} shape="tall" className="auth-picture" />
          <div className="auth-quote">
            <p className="h2">{title}</p>
            <p className="lead muted">{text}</p>
          </div>
        </aside>
      </section>
    </SiteFrame>
  );
}
