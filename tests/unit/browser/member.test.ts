// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followMember, markMember } from '#lib/browser/member.ts';

const root = document.documentElement;

beforeEach(() => {
  root.lang = 'de-DE';
  document.body.innerHTML =
    '<div data-plan="web-popular"><a data-via="whatsapp" href="https://wa.me/1">W</a><a data-via="telegram" href="https://t.me/a">T</a></div>';
});
afterEach(() => {
  localStorage.clear();
  root.removeAttribute('data-member');
});

const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const CHATS = ['https://wa.me/1', 'https://t.me/a'];
const ORDERS = ['/de/profile-order?plan=web-popular&via=whatsapp', '/de/profile-order?plan=web-popular&via=telegram'];

it('leaves a page to guests as it is', () => {
  markMember();
  expect(root.hasAttribute('data-member')).toBe(false);
  expect(links()).toEqual(CHATS);
});

it('marks the page of a member, and has plans ordered here first', () => {
  localStorage.setItem('accessToken', 'a');
  markMember();
  markMember();
  expect(root.hasAttribute('data-member')).toBe(true);
  expect(links()).toEqual(ORDERS);
});

it('follows another tab that signs in and out', () => {
  followMember();
  localStorage.setItem('accessToken', 'a');
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  expect([root.hasAttribute('data-member'), links()]).toEqual([true, ORDERS]);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([root.hasAttribute('data-member'), links()]).toEqual([false, CHATS]);
});

it('looks again when the page comes back out of the browser’s cache', () => {
  followMember();
  localStorage.setItem('accessToken', 'a');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(root.hasAttribute('data-member')).toBe(true);
});
