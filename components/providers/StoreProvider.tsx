'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { startLoading } from '#lib/browser/loading.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { watchUser } from '#lib/session/stored-user.ts';
import { startSession } from '#store/session/start.ts';
import { type AppStore, makeStore } from '#store/store.ts';
import { logout, setUser } from '#store/user/slice.ts';

/** Shows the page's loading bar while calls are under way. */
function showLoading(store: AppStore): () => void {
  let stop: (() => void) | undefined;
  const follow = (): void => {
    const isLoading = store.getState().loading > 0;
    if (isLoading) stop ??= startLoading();
    else {
      stop?.();
      stop = undefined;
    }
  };
  return store.subscribe(follow);
}

interface Props {
  readonly lng: LanguageCode;
  /** Runs once in the browser, before the session check. Returns what undoes it. */
  readonly onStart?: (store: AppStore) => () => void;
  readonly children: ReactNode;
}

/** The store of the page: checks the session once, and keeps in step with other tabs. */
export function StoreProvider({ lng, onStart, children }: Props) {
  const [store] = useState(() => makeStore({ lng }));

  useEffect(() => {
    const ends = [
      showLoading(store),
      watchUser((user) => store.dispatch(user ? setUser(user) : logout())),
      onStart?.(store),
    ];
    void store.dispatch(startSession());
    return () => {
      for (const end of ends) end?.();
    };
  }, [store, onStart]);

  return <Provider store={store}>{children}</Provider>;
}
