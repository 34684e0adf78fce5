'use client';

import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { I18nProvider, WhenTexts } from '#components/providers/I18nProvider.tsx';
import { StoreProvider } from '#components/providers/StoreProvider.tsx';
import { ThemeProvider } from '#components/providers/ThemeProvider.tsx';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { namespacesOf } from '#lib/i18n/published-namespaces.ts';
import { pathOf } from '#lib/pages/paths.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { ChunkBoundary } from '../../auth/ChunkBoundary.tsx';
import { WayContext } from '../../auth/use-way.ts';
import { ConfirmationProvider } from '../confirm/ConfirmationProvider.tsx';
import { startView } from '../views.tsx';
import { AccountFrame, AccountHead, AccountMain, AccountSide } from './account-frame.ts';
import { Gate } from './Gate.tsx';
import { Greeting } from './Greeting.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { SignOut } from './SignOut.tsx';
import { showCurrent } from './show-current.ts';

/** Pages that greet whoever comes. */
const isOverview = (id: PageId): boolean => id === 'dashboard' || id === 'profile-dashboard';

interface Props {
  readonly id: PageId;
  readonly lng: LanguageCode;
  readonly version: string;
  readonly siteKey: string;
  readonly title: string;
  readonly nav: ReactNode;
  readonly skeleton: ReactNode;
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** The part of a customer page that lives: store, theme, texts, the guard, and the page's view inside. */
export function AccountApp({ id, lng, version, siteKey, title, nav, skeleton, failure, children }: Props) {
  const way = useMemo(() => ({ page: 'login', lng, siteKey, next: null }) as const, [lng, siteKey]);
  useEffect(() => startView(id), [id]);
  return (
    <StoreProvider lng={lng}>
      <ThemeProvider dir={languageOf(lng).dir}>
        <I18nProvider namespaces={namespacesOf(id)} version={version}>
          <WayContext value={way}>
            <AccountFrame className="wrap" data-wide={nav ? undefined : true}>
              {nav && (
                <AccountSide ref={showCurrent}>
                  {nav}
                  <WhenTexts skeleton={null} failure={null}>
                    <SignOut />
                  </WhenTexts>
                </AccountSide>
              )}
              <AccountMain>
                <AccountHead>
                  <h1 className="h2">
                    {isOverview(id) ? (
                      <WhenTexts skeleton={title} failure={title}>
                        <Greeting title={title} />
                      </WhenTexts>
                    ) : (
                      title
                    )}
                  </h1>
                  {nav && (
                    <WhenTexts skeleton={null} failure={null}>
                      <NotificationBell href={pathOf('profile-notifications', lng)} />
                    </WhenTexts>
                  )}
                </AccountHead>
                <WhenTexts skeleton={skeleton} failure={failure}>
                  <Gate id={id} lng={lng} skeleton={skeleton}>
                    <ChunkBoundary fallback={failure}>
                      <ConfirmationProvider>
                        <Suspense fallback={skeleton}>{children}</Suspense>
                      </ConfirmationProvider>
                    </ChunkBoundary>
                  </Gate>
                </WhenTexts>
              </AccountMain>
            </AccountFrame>
          </WayContext>
        </I18nProvider>
      </ThemeProvider>
    </StoreProvider>
  );
}
