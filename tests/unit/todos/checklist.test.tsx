// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Checklist } from '#components/account/overview/Checklist.tsx';
import type { ApiClient } from '#lib/http/client.ts';
import type { TodoLine } from '#lib/todos/outbox.ts';
import dashboard from '#locales/en/ui/dashboard.json' with { type: 'json' };
import { makeStore } from '#store/store.ts';
import { setUser } from '#store/user/slice.ts';

const line = (number: number, text: string): TodoLine => ({
  id: `0198c1de-0000-4000-8000-00000000000${number}`,
  text,
  completed: false,
  position: number,
});
const ROWS = [line(1, 'Photos'), line(2, 'Domain'), line(3, 'Texts')];
const SARA = { accessToken: 'a', phone_number: '+989120000000', firstName: 'Sara', lastName: null, email: null };

/** A service that gives the lines once and is out of reach afterwards: what the page shows is its own. */
function once(): ApiClient {
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls > 1) throw new Error('no connection');
    return { items: ROWS, nextCursor: null };
  };
  return { call } as unknown as ApiClient; // only this call is made
}

const i18n = createInstance();
beforeEach(async () => {
  localStorage.clear();
  await i18n.init({ lng: 'en', resources: { en: { dashboard } }, interpolation: { escapeValue: false } });
  const store = makeStore({ lng: 'en', api: once() });
  store.dispatch(setUser({ ...SARA, role: 'customer' }));
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Checklist lng="en" />
      </I18nextProvider>
    </Provider>,
  );
  await act(async () => {});
});
afterEach(cleanup);

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const lines = () =>
  within(screen.getByRole('list'))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

it('rewrites a line, and the keyboard is back where it was', async () => {
  await press('Edit: Domain');
  const field = screen.getByRole('textbox', { name: 'Text of the line' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: ' Two domains ' } });
  await press('Save');
  expect(lines()).toEqual(['Photos', 'Two domains', 'Texts']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Two domains' }));
});

it('leaves a line as it was on Escape', async () => {
  await press('Edit: Domain');
  const field = screen.getByRole('textbox', { name: 'Text of the line' });
  fireEvent.change(field, { target: { value: 'Another' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(lines()).toEqual(['Photos', 'Domain', 'Texts']);
});

it('moves a line and tells where it stands', async () => {
  await press('Edit: Texts');
  await press('Move up');
  await press('Move up');
  expect(lines()).toEqual(['Texts', 'Photos', 'Domain']);
  expect(screen.getByText('Line 1 of 3')).toBeTruthy();
  await press('Move up');
  await press('Move down');
  expect(lines()).toEqual(['Photos', 'Texts', 'Domain']);
});

it('puts a line that was taken away back where it stood', async () => {
  await press('Delete: Domain');
  expect(lines()).toEqual(['Photos', 'Texts']);
  await press('Undo');
  expect(lines()).toEqual(['Photos', 'Domain', 'Texts']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
