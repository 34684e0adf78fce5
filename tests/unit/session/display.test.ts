// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { savedMode } from '#lib/browser/appearance.ts';
import type { Profile } from '#lib/contract/profile.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { readDisplay } from '#lib/session/stored-display.ts';
import { saveAppearance } from '#store/display/appearance.ts';
import { showDisplay, startDisplay } from '#store/display/show.ts';
import { makeStore } from '#store/store.ts';

type Account = Pick<Profile, 'calendar' | 'numerals' | 'appearance'>;
const USUAL: Account = { calendar: null, numerals: null, appearance: 'system' };

/** An account that other devices change too. */
function service(account: Account = { ...USUAL }) {
  const state = { account, isDown: false };
  const call = async (_endpoint: unknown, { body }: { body?: Partial<Account> }) => {
    if (state.isDown) throw new ApiError('network', { status: 0 });
    Object.assign(account, body);
    return { ...account };
  };
  return { state, api: { call } as unknown as ApiClient }; // only this call is made
}

/** A page of the customer area opens. */
async function open(api: ApiClient) {
  const store = makeStore({ lng: 'fa', api });
  await store.dispatch(startDisplay());
  return store;
}

beforeEach(() => localStorage.clear());

describe('the display of the account', () => {
  it('arrives on a device that has known another', async () => {
    const { state, api } = service();
    await open(api);
    Object.assign(state.account, { calendar: 'gregory', numerals: 'latin' });
    const store = await open(api);
    expect(store.getState().display).toEqual({ calendar: 'gregory', numerals: 'latin' });
    state.isDown = true;
    expect((await open(api)).getState().display).toEqual({ calendar: 'gregory', numerals: 'latin' });
  });

  it('does not take back what is chosen while it is read', async () => {
    const { api } = service();
    const store = makeStore({ lng: 'fa', api });
    const start = store.dispatch(startDisplay());
    store.dispatch(showDisplay({ calendar: 'gregory', numerals: null }));
    await start;
    expect(store.getState().display.calendar).toBe('gregory');
    expect(readDisplay()?.calendar).toBe('gregory');
  });
});

describe('the appearance', () => {
  it('chosen on another device is shown here', async () => {
    const { state, api } = service();
    await open(api);
    state.account.appearance = 'dark';
    await open(api);
    expect(savedMode()).toBe('dark');
    expect(document.documentElement.hasAttribute('data-dark')).toBe(true);
    state.account.appearance = 'system';
    await open(api);
    expect(savedMode()).toBe('system');
  });

  it('of an account counts on a device that signs in for the first time', async () => {
    localStorage.setItem('themeMode', 'dark');
    await open(service({ ...USUAL, appearance: 'light' }).api);
    expect(savedMode()).toBe('light');
  });

  it('of a device that chose one goes to an account that has none', async () => {
    const { state, api } = service();
    localStorage.setItem('themeMode', 'dark');
    await open(api);
    expect(savedMode()).toBe('dark');
    expect(state.account.appearance).toBe('dark');
  });

  it('chosen without a connection stays, and the account hears of it from the next page', async () => {
    const { state, api } = service({ ...USUAL, appearance: 'light' });
    const store = await open(api);
    state.isDown = true;
    localStorage.setItem('themeMode', 'dark');
    await store.dispatch(saveAppearance('dark'));
    state.isDown = false;
    await open(api);
    expect(savedMode()).toBe('dark');
    expect(state.account.appearance).toBe('dark');
  });
});
