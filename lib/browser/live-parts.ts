import { addScript } from './add-script.ts';
import { keepUnsentText } from './unsent-text.ts';
import { afterLoad } from './when-idle.ts';

/*
 * A public page is HTML and CSS. Where a part of it lives (a form, a calculator, comments), the element around it is
 * marked `data-live`, and the framework's script comes once such a part is near the view, focused or touched.
 * `lib/delivery/page-scripts.ts` wrote the addresses onto the script of the page.
 */

/** How far from the view a live part begins to load, so that it lives when it is reached. */
const NEAR = '600px 0px';

const partOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-live]') : null;

const isOn = ({ target }: Event, selector: string): boolean => target instanceof Element && !!target.closest(selector);

/** Remembers that a send button (`data-send`) was pressed before its form lived; the form takes it from there. */
export function rememberPresses(): void {
  const remember = (event: Event): void => {
    const part = partOf(event);
    if (!part || part.dataset.live === 'yes') return;
    if (isOn(event, '[data-send]')) part.dataset.pressed = '';
  };
  document.addEventListener('click', remember, true);
}

/** Says in each live part that its script could not be had; what was typed stays. */
function showFailure(hasFailed: boolean): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-live-failed]')) notice.hidden = !hasFailed;
}

/** Attributes are set in their order, the address last: before `disabled` it would begin to load. */
function linksTo(addresses: readonly string[], attributesOf: (address: string) => Record<string, string>): Element[] {
  return addresses.map((href) => {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries({ ...attributesOf(href), href })) link.setAttribute(name, value);
    return link;
  });
}

/**
 * Puts the stylesheets the framework looks for beside the one they were joined to, switched off so that they do not
 * load. Those of the bundler carry its mark; the theme, an element of the page, stands where the page has it.
 */
function nameStylesheets(addresses: readonly string[]): void {
  const links = linksTo(addresses, (address) => ({
    rel: 'stylesheet',
    disabled: '',
    ...(address.startsWith('/_next/') && { 'data-precedence': 'next' }),
  }));
  document.querySelector('link[rel=stylesheet],style[data-joined]')?.after(...links);
}

/** Lets the browser fetch scripts that run later. */
const preload = (addresses: readonly string[]): void =>
  document.head.append(...linksTo(addresses, () => ({ rel: 'preload', as: 'script' })));

/** Brings the live parts of the page, which is there as a whole, to life when they are wanted. */
export function startLiveParts(own: HTMLScriptElement | SVGScriptElement | null): void {
  document.addEventListener('click', (event) => isOn(event, '[data-reload]') && location.reload());
  window.addEventListener('pagehide', keepUnsentText);
  const { payload, framework, styles } = own?.dataset ?? {};
  const parts = document.querySelectorAll('[data-live]');
  if (!payload || !framework || !styles || parts.length === 0) return;
  let hasPayload = false;
  let missing = framework.split(' ');
  let state: 'asleep' | 'waking' | 'failed' | 'awake' = 'asleep';

  const wake = async (): Promise<void> => {
    if (state === 'waking' || state === 'awake') return;
    if (state === 'asleep') {
      nameStylesheets(styles.split(' '));
      preload(missing);
    }
    state = 'waking';
    hasPayload ||= await addScript(payload); // the framework reads it as it begins, and takes it for whole
    const had = await Promise.all(hasPayload ? missing.map((address) => addScript(address)) : []);
    missing = missing.filter((_, index) => !had[index]);
    state = missing.length > 0 ? 'failed' : 'awake';
    showFailure(state === 'failed');
  };
  const touched = (event: Event): void => {
    if (partOf(event)) void wake();
  };
  for (const sign of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(sign, touched, true);
  window.addEventListener('online', () => state === 'failed' && void wake());
  afterLoad(() => {
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && void wake(), {
      rootMargin: NEAR,
    });
    for (const part of parts) observer.observe(part);
  });
}
