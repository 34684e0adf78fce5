// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPseudo } from '#lib/preview/pseudo.ts';
import { showKeys } from '#lib/preview/show-keys.ts';

const TITLE = { file: 'de/pages/web-design.json', field: 'hero.title.0', text: 'Webdesign' };
const MENU = { file: 'de/ui/shell.json', field: 'menu', text: 'Menü' };
const LATE = { file: 'de/ui/forms.json', field: 'sent', text: 'Gesendet' };

const PAGE = `<main><h1 id="title"><span>Webdesign</span></h1>
  <p id="own">Nirgends</p><button id="menu" aria-label="Menü"><svg></svg></button></main>`;

const markOf = (id: string) => document.querySelector(`#${id} [data-text-of], #${id}[data-text-of]`);
const bar = () => document.querySelector('#text-keys')?.textContent;
const copied = vi.fn(() => Promise.resolve());

beforeEach(() => {
  document.body.replaceWith(document.createElement('body')); // observers of the last test stay with the old one
  document.body.innerHTML = PAGE;
  history.replaceState(null, '', '/de/web-design');
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  copied.mockClear();
  document.documentElement.dir = '';
});

describe('?keys=1', () => {
  it('marks every text of locales/, those that are read aloud too, and nothing else', () => {
    showKeys([TITLE, MENU]);
    expect(markOf('title')?.getAttribute('data-text-of')).toBe('de/pages/web-design.json › hero.title.0');
    expect(markOf('menu')?.getAttribute('data-text-of')).toBe('de/ui/shell.json › menu');
    expect(markOf('own')).toBeNull();
  });

  it('names the place of the text under the pointer, and copies it by a click that does nothing else', async () => {
    showKeys([TITLE]);
    const heading = markOf('title');
    heading?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(bar()).toBe('de/pages/web-design.json › hero.title.0');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    heading?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(copied).toHaveBeenCalledWith('de/pages/web-design.json › hero.title.0');
    await vi.waitFor(() => expect(bar()).toBe('Copied: de/pages/web-design.json › hero.title.0'));
  });

  it('marks texts that appear later', async () => {
    showKeys([LATE]);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="late">Gesendet</p>');
    await vi.waitFor(() => expect(markOf('late')?.getAttribute('data-text-of')).toBe('de/ui/forms.json › sent'));
  });
});

describe('?pseudo=', () => {
  it('long lengthens every text of the page, later ones once', async () => {
    showPseudo('long');
    expect(document.querySelector('#title')?.textContent).toMatch(/^Wébdéšígñ loremi/);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="late">Gesendet</p>');
    const late = () => document.querySelector('#late')?.textContent;
    await vi.waitFor(() => expect(late()).toMatch(/^Géšéñdét lorem$/));
  });

  it('rtl turns the page around', () => {
    showPseudo('rtl');
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.querySelector('#own')?.textContent).toBe('\u202eNirgends\u202c');
  });
});
