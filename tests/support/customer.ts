import { TOTP } from 'otpauth';
import type { TestApp } from './test-app.ts';
import type { TestVisitor } from './test-visitor.ts';

export const PASSWORD = 'Walnut tree 7';

let numbers = 0;

/** A number nobody has had before. */
export const nextPhone = (): string => {
  numbers += 1;
  return `+98912${String(1_000_000 + numbers)}`;
};

const SMS = /--- SMS to (\+\d+) .*?---\n([\s\S]*?)\n---/;

/** Texts a number has got, oldest first. */
export const textsTo = ({ printed }: Pick<TestApp, 'printed'>, phone: string): string[] =>
  printed.flatMap((text) => {
    const [, to, message = ''] = SMS.exec(text) ?? [];
    return to === phone ? [message] : [];
  });

/** Codes a number has got, oldest first. */
export const codesTo = (t: Pick<TestApp, 'printed'>, phone: string): string[] =>
  textsTo(t, phone).flatMap((text) => /@\S+ #(\d{6})$/.exec(text)?.[1] ?? []);

export const lastCode = (t: Pick<TestApp, 'printed'>, phone: string): string => codesTo(t, phone).at(-1) ?? 'none';

type Purpose = 'signup' | 'login' | 'reset' | 'confirm' | 'phone';

export const askCode = (visitor: TestVisitor, phone: string, purpose: Purpose, more: object = {}) =>
  visitor.post('auth/otp/send', { phone, purpose, locale: 'en-US', ...more });

export const tryCode = (visitor: TestVisitor, phone: string, purpose: Purpose, otp: string, more: object = {}) =>
  visitor.enter('auth/otp/verify', { phone, purpose, otp, ...more });

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A ticket for signing up or a new password, got with a code. */
export async function ticketFor(t: TestApp, visitor: TestVisitor, phone: string, purpose: 'signup' | 'reset') {
  await askCode(visitor, phone, purpose);
  const response = await visitor.post('auth/otp/verify', { phone, purpose, otp: lastCode(t, phone) });
  return response.json<{ ticket: string }>().ticket;
}

export const signUpBody = (phone: string, ticket: string, changes: object = {}): object => ({
  phone,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptPrivacyPolicy: true,
  ticket,
  locale: 'en-US',
  ...changes,
});

/** A browser whose person has just signed up. */
export async function signUp(t: TestApp, phone = nextPhone()): Promise<{ visitor: TestVisitor; phone: string }> {
  const visitor = await t.visit();
  const ticket = await ticketFor(t, visitor, phone, 'signup');
  const response = await visitor.enter('auth/signup', signUpBody(phone, ticket));
  if (response.statusCode !== 201) throw new Error(`sign-up failed: ${response.body}`);
  return { visitor, phone };
}

export const logIn = (visitor: TestVisitor, phone: string, password = PASSWORD, more: object = {}) =>
  visitor.enter('auth/login', { phone, password, remember: true, ...more });

/** Switches the authenticator app on; gives its generator and the recovery codes. */
export async function enrolApp(t: TestApp, visitor: TestVisitor) {
  const { secret } = (await visitor.post('account/app-otp', {})).json<{ secret: string }>();
  const totp = new TOTP({ secret });
  const code = () => totp.generate({ timestamp: t.clock.read().getTime() });
  const response = await visitor.post('account/app-otp/confirm', { appOtp: code() });
  const { recoveryCodes } = response.json<{ recoveryCodes: string[] }>();
  return { code, recoveryCodes };
}
