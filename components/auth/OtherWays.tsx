import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { useText } from '#components/providers/use-text.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { listMethods } from '#lib/contract/federation.ts';
import { afterSignIn } from '#lib/pages/next-path.ts';
import { site } from '#lib/site.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { logInWithGoogle } from '#store/sign-in/log-in.ts';
import { loadMethods } from '#store/sign-in/methods.ts';
import css from './AuthForm.module.css';
import { GoogleButton } from './GoogleButton.tsx';
import { useWay } from './use-way.ts';

type Methods = z.output<(typeof listMethods)['reply']>;

/** Google and the partner, each only when the service has it. */
export function OtherWays() {
  const [methods, setMethods] = useState<Methods>();
  const dispatch = useAppDispatch();
  const text = useText('auth');
  const { page, lng, next } = useWay();

  useEffect(() => {
    void dispatch(loadMethods()).then(setMethods);
  }, [dispatch]);

  const google = methods?.google;
  if (!methods || (!google && !methods.partner)) return null;
  const back = new URLSearchParams({ next: afterSignIn(page, lng, next) });
  return (
    <>
      <div className={`caption muted ${css.or}`}>{text('or')}</div>
      <div className={css.form}>
        {google && (
          <GoogleButton
            {...google}
            onCredential={(credential) => void dispatch(logInWithGoogle(credential, google.nonce))}
          />
        )}
        {methods.partner && (
          <ButtonLink variant="quiet" block href={`${site.apiUrl}/auth/partner?${back}`}>
            {text('partner', { name: methods.partner.name })}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
