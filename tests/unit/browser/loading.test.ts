// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { startLoading, startLoadingBar } from '#lib/browser/loading.ts';

document.body.innerHTML = '<div id="loading" hidden></div>';
const bar = document.querySelector<HTMLElement>('#loading');
startLoadingBar(bar);
window.addEventListener('click', (event) => event.preventDefault()); // after the bar has judged it
const isShown = () => bar?.hidden === false;

const click = (link: string, options: MouseEventInit = {}) => {
  document.body.insertAdjacentHTML('beforeend', `<p>${link}</p>`);
  const anchor = document.body.lastElementChild?.querySelector('a');
  anchor?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
};

beforeEach(() => window.dispatchEvent(new Event('pageshow')));

describe('loading bar', () => {
  it('stays until the last of several calls is over', () => {
    const [first, second] = [startLoading(), startLoading()];
    first();
    first();
    expect(isShown()).toBe(true);
    second();
    expect(isShown()).toBe(false);
  });

  it('shows when a link leaves the page, and goes when the page comes back', () => {
    click('<a href="/en/blog">x</a>');
    expect(isShown()).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(isShown()).toBe(false);
  });

  it.each([
    ['a fragment', '<a href="#services">x</a>', {}],
    ['another site', '<a href="https://wa.me/1">x</a>', {}],
    ['another tab', '<a href="/en/blog" target="_blank">x</a>', {}],
    ['a click for another tab', '<a href="/en/blog">x</a>', { ctrlKey: true }],
    ['a download', '<a href="/a.pdf" download>x</a>', {}],
    ['a telephone', '<a href="tel:+1">x</a>', {}],
  ])('does not show for %s', (_name, link, options) => {
    click(link, options);
    expect(isShown()).toBe(false);
  });
});
