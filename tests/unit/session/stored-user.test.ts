// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUser, readUser, watchUser } from '#lib/session/stored-user.ts';

const SARA = {
  accessToken: 'a',
  phone_number: '+989120000000',
  firstName: 'Sara',
  lastName: null,
  email: null,
  role: 'customer',
};

beforeEach(() => localStorage.clear());

describe('the session in local storage', () => {
  it('stands under the names of the specification, the token twice', () => {
    keepUser(SARA);
    expect({ ...localStorage }).toEqual({
      accessToken: 'a',
      token: 'a',
      phone_number: '+989120000000',
      firstName: 'Sara',
      role: 'customer',
    });
    expect(readUser()).toEqual(SARA);
  });

  it('is gone as a whole after signing out, and what belongs to others stays', () => {
    localStorage.setItem('themeMode', 'dark');
    keepUser(SARA);
    keepUser(null);
    expect({ ...localStorage }).toEqual({ themeMode: 'dark' });
    expect(readUser()).toBeNull();
  });

  it('tells when another tab signs out, and when all of the storage is cleared', () => {
    keepUser(SARA);
    const seen = vi.fn();
    const stop = watchUser(seen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'themeMode' }));
    expect(seen).not.toHaveBeenCalled();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(seen.mock.calls).toEqual([[null], [null]]);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    expect(seen).toHaveBeenCalledTimes(2);
  });
});
