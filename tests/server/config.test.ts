import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';
import { resolveSecret } from '#server/secrets.ts';

const KEY = 'k'.repeat(32);

test('nothing given: an embedded service on the loopback', () => {
  expect(loadConfig({})).toEqual({
    isProduction: false,
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    redisUrl: null,
    metrics: null,
    tracing: null,
    dataDir: '.data/db',
    siteDir: 'out',
    siteUrl: null,
    allowedOrigins: [],
    cookieDomain: null,
    trustedProxies: [],
    secretKey: null,
    previousSecretKeys: [],
    mail: null,
    mailIn: null,
    scanner: null,
    recaptcha: null,
    commentReview: 'every',
    rateLimitFactor: 1,
    browser: null,
    logLevel: 'warn',
    google: null,
    partner: null,
    messages: {
      providers: ['console'],
      kavenegar: { url: 'https://api.kavenegar.com', key: '' },
      twilio: { url: 'https://api.twilio.com', account: '', token: '', from: '' },
      http: { url: '' },
      whatsapp: null,
      telegram: null,
      countries: [],
      countryBudgets: new Map(),
      hourlyBudget: 500,
      resendSeconds: 60,
    },
    payments: {
      gateways: ['sandbox'],
      zarinpal: { url: 'https://payment.zarinpal.com', merchantId: '' },
      stripe: { url: 'https://api.stripe.com', secretKey: '', webhookSecret: '' },
    },
  });
});

test('an empty value is no value', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    mail: null,
  });
});

test('everything given', () => {
  const config = loadConfig({
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://u:p@db/alpha',
    REDIS_URL: 'rediss://u:p@cache:6380/1',
    SITE_URL: 'https://www.example.com/en',
    ALLOWED_ORIGINS: 'https://app.example.com, https://www.example.com',
    TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,192.0.2.1',
    SECRET_KEY: KEY,
    SMTP_URL: 'smtps://u:p@mail.example.com:465',
    MAIL_FROM: 'Alpha <site@example.com>',
    STAFF_EMAIL: 'staff@example.com',
    RECAPTCHA_SECRET: 'r',
    GOOGLE_CLIENT_ID: 'id.apps.example',
    PARTNER_ISSUER: 'https://id.partner.example/',
    PARTNER_CLIENT_ID: 'alpha',
    PARTNER_NAME: 'Partner',
    SMS_PROVIDERS: 'kavenegar, twilio',
    KAVENEGAR_API_KEY: 'k',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 't',
    TWILIO_FROM: '+15005550006',
    SMS_COUNTRIES: '98, 1',
    SMS_COUNTRY_BUDGETS: '98:5000,*:50',
  });
  expect(config).toMatchObject({
    isProduction: true,
    redisUrl: 'rediss://u:p@cache:6380/1',
    siteUrl: 'https://www.example.com',
    google: { clientId: 'id.apps.example', keysUrl: 'https://www.googleapis.com/oauth2/v3/certs' },
    partner: { issuer: 'https://id.partner.example/', scope: 'openid profile email' },
    messages: {
      providers: ['kavenegar', 'twilio'],
      countries: ['98', '1'],
      countryBudgets: new Map([
        ['98', 5000],
        ['*', 50],
      ]),
    },
    port: 0,
    allowedOrigins: ['https://www.example.com', 'https://app.example.com'],
    trustedProxies: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
    mail: { staff: 'staff@example.com' },
    recaptcha: { secret: 'r', verifyUrl: 'https://www.google.com/recaptcha/api/siteverify' },
    logLevel: 'info',
  });
});

test('every problem is told at once, by the name of its setting', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://db',
    REDIS_URL: 'memcached://cache',
    ALLOWED_ORIGINS: 'https://ok.example, nonsense',
    TRUSTED_PROXIES: '10.0.0.0/99',
    SMTP_URL: 'http://mail',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317',
    OTEL_EXPORTER_OTLP_HEADERS: 'nonsense',
    OTEL_TRACES_SAMPLER_ARG: '2',
    STAFF_EMAIL: 'nobody',
    LOG_LEVEL: 'loud',
    RATE_LIMIT_FACTOR: '0',
    COOKIE_DOMAIN: 'https://example.com',
    SMS_PROVIDERS: 'pigeon',
    SMS_COUNTRIES: 'Iran',
    SMS_COUNTRY_BUDGETS: '98=5',
    OTP_RESEND_SECONDS: '0',
    PARTNER_ISSUER: 'http://id.partner.example',
    WHATSAPP_TOKEN: 'w',
  };
  const caught = (() => {
    try {
      loadConfig(wrong);
      return undefined;
    } catch (error) {
      return error;
    }
  })();
  expect(caught).toBeInstanceOf(ConfigError);
  const { message } = caught as ConfigError; // checked above
  expect(message).toMatch(/^Cannot start: \d+ settings are wrong\.\n/);
  const others = ['SECRET_KEY', 'MAIL_FROM', 'PARTNER_CLIENT_ID', 'WHATSAPP_SENDER_ID'];
  for (const name of [...Object.keys(wrong).filter((key) => key !== 'WHATSAPP_TOKEN'), ...others])
    expect(message).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
});

test.each([
  [{ DATABASE_URL: 'postgres://db/alpha' }, 'SECRET_KEY: is missing and needed with DATABASE_URL'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY: must have at least 32 characters'],
  [{ SMS_PROVIDERS: 'console,twilio' }, 'TWILIO_FROM: is missing and needed with the SMS provider twilio'],
  [{ SMS_PROVIDERS: 'http' }, 'SMS_HTTP_URL: is missing and needed with the SMS provider http'],
  [{ SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b.c' }, 'STAFF_EMAIL: is missing and needed with SMTP_URL'],
])('%o is refused', (environment, message) => {
  expect(() => loadConfig(environment)).toThrow(message);
});

test.each([
  'server/config.ts',
  'server/config/message-settings.ts',
  'server/config/federation-settings.ts',
  'server/config/payment-settings.ts',
])('every setting of %s stands in its table', (file) => {
  const source = readFileSync(file, 'utf8');
  const end = source.indexOf(' */');
  const [table, code] = [source.slice(0, end), source.slice(end)];
  const names = [...code.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name).filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(table).toMatch(new RegExp(`\\| ${name} +\\|`));
});

test('a key is made once, kept, and readable by its owner only', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'secret-'));
  const first = resolveSecret({ secretKey: null, dataDir });
  expect(first).toHaveLength(43);
  expect(resolveSecret({ secretKey: null, dataDir })).toBe(first);
  expect(statSync(path.join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(resolveSecret({ secretKey: KEY, dataDir })).toBe(KEY);
  writeFileSync(path.join(dataDir, 'secret-key'), '');
  expect(() => resolveSecret({ secretKey: null, dataDir })).toThrow('holds no key');
  rmSync(dataDir, { recursive: true });
});
