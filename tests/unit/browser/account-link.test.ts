// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAccountLink } from '#lib/browser/account-link.ts';

const texts = vi.fn(async () => Response.json({ account: 'Konto' }));

beforeEach(() => {
  vi.stubGlobal('fetch', texts);
  document.documentElement.lang = 'de-DE';
  document.body.innerHTML = '<a href="/de/login">Anmelden</a><a href="/de/login">Anmelden<svg></svg></a>';
});
afterEach(() => {
  localStorage.clear();
  texts.mockClear();
});

const links = () => [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);

it('leaves the sign-in link to visitors, and asks for nothing', async () => {
  await showAccountLink();
  expect(links()).toEqual([
    ['/de/login', 'Anmelden'],
    ['/de/login', 'Anmelden'],
  ]);
  expect(texts).not.toHaveBeenCalled();
});

it('leads whoever is signed in to the dashboard, and keeps the icon', async () => {
  localStorage.setItem('accessToken', 'a');
  await showAccountLink();
  expect(links()).toEqual([
    ['/de/dashboard', 'Konto'],
    ['/de/dashboard', 'Konto'],
  ]);
  expect(document.querySelector('svg')).not.toBeNull();
  expect(texts).toHaveBeenCalledExactlyOnceWith('/locales/de/ui/account.json');
});
