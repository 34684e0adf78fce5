import { type ReactNode, useEffect } from 'react';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { guardRedirect } from '#lib/pages/next-path.ts';
import { type PageId, pageOf } from '#lib/pages/registry.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useDisplay } from '../display/use-display.ts';

interface Props {
  readonly id: PageId;
  readonly lng: LanguageCode;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * The guard: lets whoever is signed in through, everybody to a page that has none, and sends all others to the page's sign-in, with the way back. Who
 * the browser remembers gets through at once; whether the session still stands is known a moment later.
 */
export function Gate({ id, lng, skeleton, children }: Props) {
  useDisplay();
  const isSignedIn = useAppSelector(({ user }) => user !== null);
  const isOut = useAppSelector(({ user, session }) => user === null && session === 'known');

  useEffect(() => {
    const target = isOut && guardRedirect(id, lng, `${location.pathname}${location.search}`);
    if (target) location.replace(target);
  }, [isOut, id, lng]);

  return isSignedIn || pageOf(id).guard === 'none' ? children : skeleton;
}
