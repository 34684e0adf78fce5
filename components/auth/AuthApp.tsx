'use client';

import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { I18nProvider, WhenTexts } from '#components/providers/I18nProvider.tsx';
import { StoreProvider } from '#components/providers/StoreProvider.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { loadChunk } from '#lib/http/load-chunk.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { PublishedNamespace } from '#lib/i18n/published-namespaces.ts';
import type { AuthPage } from '#lib/pages/next-path.ts';
import { keepWay, restoreWay } from '#store/sign-in/kept-request.ts';
import type { AppStore } from '#store/store.ts';
import { ChunkBoundary } from './ChunkBoundary.tsx';
import { WayContext } from './use-way.ts';

const NAMESPACES: readonly PublishedNamespace[] = ['auth', 'forms', 'messages'];

interface Props {
  readonly page: AuthPage;
  readonly lng: LanguageCode;
  readonly siteKey: string;
  /** Of the language's texts. */
  readonly version: string;
  readonly loading: string;
  /** What to say when the texts did not arrive. */
  readonly failure: ReactNode;
}

/** In a chunk of its own, so that its styles weigh on no public page. */
const AuthView = lazy(async () => {
  const { AuthView: Loaded } = await loadChunk(() => import('./AuthView.tsx'));
  return { default: Loaded };
});

/** Codes that were asked for on one page are good there only. */
const PURPOSES = { login: ['login', 'reset'], signup: ['signup'], 'login-dashboard': ['login', 'reset'] } as const;

/** The part of a sign-in page that lives: store, texts, session, and the way in itself. */
export function AuthApp({ page, lng, siteKey, version, loading, failure }: Props) {
  const start = useMemo(
    () => (store: AppStore) => {
      restoreWay(store, PURPOSES[page]);
      return keepWay(store);
    },
    [page],
  );
  const way = useMemo(() => {
    const next = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('next');
    return { page, lng, siteKey, next };
  }, [page, lng, siteKey]);

  const skeleton = <Skeleton label={loading} rows={4} />;
  return (
    <WayContext value={way}>
      <StoreProvider lng={lng} onStart={start}>
        <I18nProvider namespaces={NAMESPACES} version={version}>
          <WhenTexts skeleton={skeleton} failure={failure}>
            <ChunkBoundary fallback={failure}>
              <Suspense fallback={skeleton}>
                <AuthView />
              </Suspense>
            </ChunkBoundary>
          </WhenTexts>
        </I18nProvider>
      </StoreProvider>
    </WayContext>
  );
}
