import { describe, expect, it } from 'vitest';
import * as account from '#lib/contract/account.ts';
import * as appOtp from '#lib/contract/app-otp.ts';
import { checkSession, logOut } from '#lib/contract/auth.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import * as federation from '#lib/contract/federation.ts';
import { nextPath, otp } from '#lib/contract/fields.ts';
import { sendOtp, verifyOtp } from '#lib/contract/otp.ts';
import { newPassword } from '#lib/contract/password.ts';
import { changePassword, logIn, signUp } from '#lib/contract/sign-in.ts';

const isEndpoint = (value: object): value is Endpoint => 'path' in value;

const ENDPOINTS: readonly Endpoint[] = [
  checkSession,
  logOut,
  sendOtp,
  verifyOtp,
  signUp,
  logIn,
  changePassword,
  ...[account, appOtp, federation].flatMap((module) => Object.values<object>(module)).filter(isEndpoint),
];

const codesOf = (schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } }) => {
  return (value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
};

describe('the calls of signing in', () => {
  it('have an address each', () => {
    const addresses = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(20);
  });

  it('describe the parts of their paths, and ask for a session below account/', () => {
    for (const { path, params, access, errors } of ENDPOINTS) {
      expect(params !== undefined, path).toBe(path.includes(':'));
      expect(access, path).toBe(path.startsWith('account/') ? 'customer' : 'anyone');
      if (access === 'customer') expect(errors, path).toContain('session_expired');
    }
  });
});

describe('a new password', () => {
  const codes = codesOf(newPassword);
  it.each(['Abcdefg', 'пАроль12', 'رمز عبور A۱', 'Ǆ-long enough', `${'a'.repeat(127)}A`])('may be %s', (text) => {
    expect(codes(text)).toEqual([]);
  });
  it.each(['Abcdef', 'abcdefg', '1234567', 'رمز عبور من', ''])('may not be %s', (text) => {
    expect(codes(text)).toEqual(['password_weak']);
  });
  it('counts letters, not bytes, and ends at 128', () => {
    expect(codes(`A${'😀'.repeat(6)}`)).toEqual([]);
    expect(codes(`A${'😀'.repeat(5)}`)).toEqual(['password_weak']);
    expect(codes(`A${'a'.repeat(128)}`)).toEqual(['too_long']);
  });
});

describe('a one-time code', () => {
  it.each(['012345', '۰۱۲۳۴۵', '٠١٢٣٤٥', '０１２３４５'])('may be typed as %s', (text) => {
    expect(otp.safeParse(text).success).toBe(true);
  });
  it.each(['12345', '1234567', '12345a', '12 345', '', ' 123456'])('may not be "%s"', (text) => {
    expect(codesOf(otp)(text)).toEqual(['otp_incomplete']);
  });
});

describe('the way back', () => {
  it.each(['/fa', '/en/dashboard', '/de/profile-ticket?id=01a1-fe&x=%20', '/en/'])('may be %s', (path) => {
    expect(nextPath.safeParse(path).success).toBe(true);
  });
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/en//evil.example',
    '/',
    '',
    '/en/../x',
    '/en\n/x',
    '/en#x',
    'javascript:alert(1)',
    '/%2f%2fevil',
    '/en?next=//evil',
  ])('may not be %s', (path) => {
    expect(nextPath.safeParse(path).success).toBe(false);
  });
});

describe('forms that repeat a password', () => {
  const signup = {
    phone: '+989123456789',
    password: 'Abcdefg',
    ticket: 't',
    locale: 'fa-IR',
    acceptPrivacyPolicy: true,
  };
  it('name the field that differs', () => {
    const { error } = signUp.body.safeParse({ ...signup, confirmPassword: 'Abcdefh' });
    expect(error?.issues).toMatchObject([{ path: ['confirmPassword'], message: 'password_mismatch' }]);
    const change = { phone: '+98', newPassword: 'Abcdefg', repeatPassword: 'x', ticket: 't' };
    expect(changePassword.body.safeParse(change).error?.issues).toMatchObject([{ path: ['repeatPassword'] }]);
  });
  it('need the privacy policy accepted', () => {
    const { error } = signUp.body.safeParse({ ...signup, confirmPassword: 'Abcdefg', acceptPrivacyPolicy: false });
    expect(error?.issues).toMatchObject([{ path: ['acceptPrivacyPolicy'], message: 'privacy_required' }]);
  });
});
