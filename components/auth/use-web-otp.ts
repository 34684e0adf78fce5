import { useEffect, useEffectEvent } from 'react';

/** The part of the WebOTP API that is used here (https://wicg.github.io/web-otp/); TypeScript does not know it yet. */
interface OtpCredential extends Credential {
  readonly code: string;
}

/** Takes the code out of the text message, where the browser offers that and the person agrees. */
export function useWebOtp(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);

  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const wanted = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions; // see above
    navigator.credentials.get(wanted).then(
      (credential) => credential && take((credential as OtpCredential).code), // that is what was asked for
      () => undefined, // refused, or no message came: the code can be typed
    );
    return () => leaving.abort();
  }, []);
}
