/** The part of Google Identity Services that is used here (https://developers.google.com/identity/gsi/web/reference). */
interface GoogleIdentity {
  initialize(options: { client_id: string; nonce: string; callback: (answer: { credential: string }) => void }): void;
  renderButton(parent: HTMLElement, options: { text: string; locale: string; width: number }): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const ADDRESS = 'https://accounts.google.com/gsi/client';

let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's script, once a page. Rejects when it cannot be had. */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.async = true;
    script.onerror = () => reject(new Error('Google cannot be reached'));
    script.onload = () => {
      const identity = window.google?.accounts.id;
      if (identity) resolve(identity);
      else reject(new Error('Google answered something else'));
    };
    document.head.append(script);
  });
  return loading;
}
