import { listMethods } from '#lib/contract/federation.ts';
import { GoogleButton } from '../../auth/GoogleButton.tsx';
import { useQuery } from '../use-query.ts';

interface Props {
  readonly onProof: (proof: { kind: 'google'; credential: string; nonce: string }) => void;
}

/** Google's button, for who signs in with Google and is asked once more; nothing where the service has no Google. */
export function GoogleProof({ onProof }: Props) {
  const [methods, renew] = useQuery((api) => api.call(listMethods, {}));
  const google = methods.state === 'ready' ? methods.data.google : null;
  if (!google) return null;
  return (
    <GoogleButton
      key={google.nonce}
      {...google}
      onCredential={(credential) => {
        onProof({ kind: 'google', credential, nonce: google.nonce });
        renew(); // a nonce serves once
      }}
    />
  );
}
