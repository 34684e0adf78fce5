'use client';

import { type ReactNode, Suspense, useMemo } from 'react';
import { I18nProvider, WhenTexts } from '#components/providers/I18nProvider.tsx';
import { StoreProvider } from '#components/providers/StoreProvider.tsx';
import { ThemeProvider } from '#components/providers/ThemeProvider.tsx';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import type { PublishedNamespace } from '#lib/i18n/published-namespaces.ts';
import { ChunkBoundary } from '../../auth/ChunkBoundary.tsx';
import { WayContext } from '../../auth/use-way.ts';
import { ConfirmationProvider } from '../confirm/ConfirmationProvider.tsx';
import { Gate } from '../shell/Gate.tsx';
import { SignOut } from '../shell/SignOut.tsx';
import { DeskHead, DeskMain } from './desk-frame.ts';

const NAMESPACES: readonly PublishedNamespace[] = ['account', 'auth', 'desk', 'forms', 'messages', 'plans', 'support'];

interface Props {
  readonly lng: LanguageCode;
  readonly version: string;
  readonly siteKey: string;
  readonly title: string;
  readonly skeleton: ReactNode;
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** The part of the desk that lives: store, theme, texts, the guard, and the view inside. */
export function DeskApp({ lng, version, siteKey, title, skeleton, failure, children }: Props) {
  const way = useMemo(() => ({ page: 'login-dashboard', lng, siteKey, next: null }) as const, [lng, siteKey]);
  return (
    <StoreProvider lng={lng}>
      <ThemeProvider dir={languageOf(lng).dir}>
        <I18nProvider namespaces={NAMESPACES} version={version}>
          <WayContext value={way}>
            <DeskMain className="wrap">
              <DeskHead>
                <h1 className="h4">{title}</h1>
                <WhenTexts skeleton={null} failure={null}>
                  <SignOut />
                </WhenTexts>
              </DeskHead>
              <WhenTexts skeleton={skeleton} failure={failure}>
                <Gate id="desk" lng={lng} skeleton={skeleton}>
                  <ChunkBoundary fallback={failure}>
                    <ConfirmationProvider>
                      <Suspense fallback={skeleton}>{children}</Suspense>
                    </ConfirmationProvider>
                  </ChunkBoundary>
                </Gate>
              </WhenTexts>
            </DeskMain>
          </WayContext>
        </I18nProvider>
      </ThemeProvider>
    </StoreProvider>
  );
}
