import { useEffect, useEffectEvent, useRef } from 'react';
import { languageOf } from '#lib/i18n/languages.ts';
import { focusDrawing } from './focus-drawing.ts';
import css from './GoogleButton.module.css';
import { googleHere } from './google-identity.ts';
import { useWay } from './use-way.ts';

interface Props {
  readonly clientId: string;
  readonly nonce: string;
  /** With the ID token that Google hands over. */
  readonly onCredential: (credential: string) => void;
  /** Stands where a button was that had the focus. */
  readonly takesFocus: boolean;
}

/** The button that Google's script draws itself. */
export function GoogleDrawing({ clientId, nonce, onCredential, takesFocus }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { lng } = useWay();
  const enter = useEffectEvent(onCredential);

  useEffect(() => {
    const identity = googleHere();
    if (!identity || !place.current) return;
    identity.initialize({ client_id: clientId, nonce, callback: ({ credential }) => enter(credential) });
    const width = Math.min(400, place.current.clientWidth);
    identity.renderButton(place.current, { text: 'continue_with', locale: languageOf(lng).locale, width });
  }, [clientId, nonce, lng]);

  useEffect(() => (takesFocus && place.current ? focusDrawing(place.current) : undefined), [takesFocus]);

  return <div ref={place} tabIndex={-1} className={css.drawing} />;
}
