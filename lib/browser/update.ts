import { offerVersion } from './offer-version.ts';

/* Script of a page that is open while a new version of the site waits. `idle.ts` loads it then. */

const offer = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) await offerVersion(registration);
};
offer().catch(() => undefined); // no connection: the version comes with the next start of the browser
