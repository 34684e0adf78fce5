import { useEffect } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { afterSignIn, withNext } from '#lib/pages/next-path.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { resumePartner } from '#store/sign-in/log-in.ts';
import { LinkedText } from './LinkedText.tsx';
import { LoginView } from './LoginView.tsx';
import { SignUpView } from './SignUpView.tsx';
import { useWay } from './use-way.ts';

/** What the partner's page led back with, as the contract of its callback names it. */
const PARTNER_MESSAGE = { refused: 'sign_in_refused', unavailable: 'server_error' } as const;

function usePartnerOutcome(): string | null {
  const dispatch = useAppDispatch();
  const outcome = new URLSearchParams(location.search).get('partner');
  useEffect(() => {
    if (outcome === 'app-otp') dispatch(resumePartner());
  }, [outcome, dispatch]);
  return outcome;
}

/** Leads on once somebody is signed in: by this page, by another tab, or since before. */
function useLeaving(): boolean {
  const { page, lng, next } = useWay();
  const isSignedIn = useAppSelector(({ user, session }) => user !== null && session === 'known');
  useEffect(() => {
    if (isSignedIn) location.replace(afterSignIn(page, lng, next));
  }, [isSignedIn, page, lng, next]);
  return isSignedIn;
}

/** Everything below the heading of a sign-in page. */
export function AuthView() {
  const { page, lng, next } = useWay();
  const text = useText('auth');
  const message = useMessage();
  const outcome = usePartnerOutcome();
  const isLeaving = useLeaving();
  const isSignUp = page === 'signup';

  if (isLeaving) return <Alert tone="success" role="status" title={text('signedIn')} />;
  const said = outcome === 'refused' || outcome === 'unavailable' ? PARTNER_MESSAGE[outcome] : undefined;
  return (
    <>
      <p className="muted">
        <LinkedText
          text={text(isSignUp ? 'haveAccount' : 'newHere')}
          href={withNext(isSignUp ? 'login' : 'signup', lng, next)}
        />
      </p>
      {said && <Alert tone="error" role="alert" title={message({ error: true, message: said })} />}
      {isSignUp ? <SignUpView /> : <LoginView />}
    </>
  );
}
