import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';
import { resolveSecret } from '#server/secrets.ts';

const KEY = 'k'.repeat(32);

test('nothing given: an embedded service on the loopback', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    dataDir: '.data/db',
    siteDir: 'out',
    allowedOrigins: [],
    cookieDomain: null,
    trustedProxies: [],
    secretKey: null,
    mail: null,
    recaptcha: null,
    rateLimitFactor: 1,
    logLevel: 'warn',
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
    SITE_URL: 'https://www.example.com/en',
    ALLOWED_ORIGINS: 'https://app.example.com, https://www.example.com',
    TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,192.0.2.1',
    SECRET_KEY: KEY,
    SMTP_URL: 'smtps://u:p@mail.example.com:465',
    MAIL_FROM: 'Alpha <site@example.com>',
    STAFF_EMAIL: 'staff@example.com',
    RECAPTCHA_SECRET: 'r',
  });
  expect(config).toMatchObject({
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
    ALLOWED_ORIGINS: 'https://ok.example, nonsense',
    TRUSTED_PROXIES: '10.0.0.0/99',
    SMTP_URL: 'http://mail',
    STAFF_EMAIL: 'nobody',
    LOG_LEVEL: 'loud',
    RATE_LIMIT_FACTOR: '0',
    COOKIE_DOMAIN: 'https://example.com',
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
  for (const name of [...Object.keys(wrong), 'SECRET_KEY', 'MAIL_FROM'])
    expect(message).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
});

test.each([
  [{ DATABASE_URL: 'postgres://db/alpha' }, 'SECRET_KEY: is missing and needed with DATABASE_URL'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY: must have at least 32 characters'],
  [{ SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b.c' }, 'STAFF_EMAIL: is missing and needed with SMTP_URL'],
])('%o is refused', (environment, message) => {
  expect(() => loadConfig(environment)).toThrow(message);
});

test('every setting stands in the table of config.ts', () => {
  const source = readFileSync('server/config.ts', 'utf8');
  const [table = '', code = ''] = source.split('const list');
  const names = [...code.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name).filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThan(10);
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
