import { useEffect, useEffectEvent, useRef } from 'react';
import { languageOf } from '#lib/i18n/languages.ts';
import { loadGoogle } from './google-identity.ts';
import { useWay } from './use-way.ts';

interface Props {
  readonly clientId: string;
  readonly nonce: string;
  /** With the ID token that Google hands over. */
  readonly onCredential: (credential: string) => void;
}

/** Google draws this button itself; where its script cannot be had there is none. */
export function GoogleButton({ clientId, nonce, onCredential }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { lng } = useWay();
  const enter = useEffectEvent(onCredential);

  useEffect(() => {
    let isGone = false;
    loadGoogle().then(
      (identity) => {
        if (isGone || !place.current) return;
        identity.initialize({ client_id: clientId, nonce, callback: ({ credential }) => enter(credential) });
        const width = Math.min(400, place.current.clientWidth);
        identity.renderButton(place.current, { text: 'continue_with', locale: languageOf(lng).locale, width });
      },
      () => undefined, // blocked or offline: the other ways stay
    );
    return () => {
      isGone = true;
    };
  }, [clientId, nonce, lng]);

  return <div ref={place} style={{ minBlockSize: '2.75rem' }} />;
}
