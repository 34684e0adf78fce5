/* Script of the page about the app: offers the browser's own installation where there is one. */

/** Chromium's event before its own offer; not in the standard types. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** The page stands in a window of its own: opened from the installed app. */
const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

function startInstalling(box: HTMLElement): void {
  let offer: InstallEvent | undefined;
  const show = (state: 'none' | 'ready' | 'done'): void => {
    box.dataset.install = state;
  };

  if (isStandalone()) show('done');
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault(); // the button on the page asks instead
    offer = event;
    show('ready');
  });
  window.addEventListener('appinstalled', () => show('done'));
  box.querySelector('button')?.addEventListener('click', async () => {
    const asked = offer;
    offer = undefined; // an offer is good for one question
    const answer = await asked?.prompt();
    show(answer?.outcome === 'accepted' ? 'done' : 'none');
  });
}

const box = document.getElementById('install');
if (box) startInstalling(box);
