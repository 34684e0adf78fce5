import { loadGuest } from '#lib/browser/guest-script.ts';
import { GOOGLE_SIGN_IN_SCRIPT } from '#lib/delivery/guests.ts';

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

/** Google, where it is on the page already. */
export const googleHere = (): GoogleIdentity | undefined => window.google?.accounts.id;

/** @throws when Google cannot be reached, or answers something else */
export async function loadGoogle(): Promise<void> {
  if (googleHere()) return;
  await loadGuest(GOOGLE_SIGN_IN_SCRIPT);
  if (!googleHere()) throw new Error('Google answered something else');
}
