import { BlockList, isIP } from 'node:net';
import * as z from 'zod';
import {
  type FederationConfig,
  federationConfig,
  federationProblems,
  federationSettings,
} from './config/federation-settings.ts';
import { type MailInSettings, mailInConfig, mailInProblems, mailInSettings } from './config/mail-in-settings.ts';
import { type MessageConfig, messageConfig, messageProblems, messageSettings } from './config/message-settings.ts';
import { metricsConfig, metricsSettings } from './config/metrics-settings.ts';
import { type PaymentConfig, paymentConfig, paymentProblems, paymentSettings } from './config/payment-settings.ts';
import { type Environment, list, missing, origin } from './config/read-setting.ts';
import { type ScannerSettings, scannerConfig, scannerSettings } from './config/scanner-settings.ts';
import { type TracingSettings, tracingConfig, tracingSettings } from './config/tracing-settings.ts';

/*
 * Settings of the service, read from the environment. `.env.example` shows the same list; those of mail that comes in, of scanning, of
 * numbers, of traces, of messages, of signing in with others and of payments stand in `config/`.
 *
 * | setting              | default                     | meaning                                                            |
 * |----------------------|-----------------------------|--------------------------------------------------------------------|
 * | PORT                 | 3000                        | port to listen on; 0 takes a free one                              |
 * | HOST                 | 127.0.0.1                   | address to listen on; 0.0.0.0 in a container                       |
 * | DATABASE_URL         | none: embedded database     | postgres://… of a PostgreSQL server                                |
 * | REDIS_URL            | none                        | redis(s)://… that nodes share for the request limit and live events |
 * | DATA_DIR             | .data/db                    | directory of the embedded database, its backups and the key        |
 * | SITE_DIR             | out                         | exported site; served when it exists                               |
 * | SITE_URL             | none: the service's own     | address of the site when the service does not serve it             |
 * | ALLOWED_ORIGINS      | none                        | further origins whose pages may call, comma-separated              |
 * | COOKIE_DOMAIN        | none                        | parent domain of site and service when their hosts differ          |
 * | TRUSTED_PROXIES      | none                        | addresses or CIDR ranges of the proxies in front, comma-separated  |
 * | SECRET_KEY           | embedded: made and kept     | at least 32 characters; needed with DATABASE_URL                   |
 * | PREVIOUS_SECRET_KEYS | none                        | keys it had before, comma-separated: what they signed is still read |
 * | SMTP_URL             | none: mail is printed       | smtp(s)://user:password@host:port                                  |
 * | MAIL_FROM            | none                        | sender; needed with SMTP_URL                                       |
 * | STAFF_EMAIL          | none                        | who gets consultation requests; needed with SMTP_URL               |
 * | RECAPTCHA_SECRET     | none: ALTCHA only           | secret of the reCAPTCHA site key                                   |
 * | RECAPTCHA_VERIFY_URL | Google's siteverify         | recaptcha.net's address where Google is blocked                    |
 * | COMMENT_REVIEW       | every                       | comments a person looks at first: every, or first of a browser     |
 * | RATE_LIMIT_FACTOR    | 1                           | multiplies every rate limit; raised for browser and load tests     |
 * | ANALYZER_BROWSER     | none: not measured          | path of a Chromium, for the analyzer's checks that need one        |
 * | ANALYZER_ARGS        | none                        | switches of that browser, with spaces between: `--no-sandbox` …    |
 * | LOG_LEVEL            | warn, info in production    | trace, debug, info, warn, error, fatal or silent                   |
 */

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return /^\d+$/.test(bits);
  } catch {
    return false;
  }
}

const Settings = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  DATA_DIR: z.string().default('.data/db'),
  SITE_DIR: z.string().default('out'),
  SITE_URL: origin.optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as example.com')
    .optional(),
  TRUSTED_PROXIES: list
    .pipe(z.array(z.string().refine(isAddressRange, 'must be addresses or CIDR ranges such as 10.0.0.0/8')))
    .default([]),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  PREVIOUS_SECRET_KEYS: list.pipe(z.array(z.string().min(32, 'must have at least 32 characters each'))).default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().optional(),
  STAFF_EMAIL: z.email('must be an e-mail address').optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  COMMENT_REVIEW: z.enum(['every', 'first'], 'must be every or first').default('every'),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive().default(1),
  ANALYZER_BROWSER: z.string().optional(),
  ANALYZER_ARGS: z.string().default(''),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  ...mailInSettings,
  ...scannerSettings,
  ...metricsSettings,
  ...tracingSettings,
  ...messageSettings,
  ...federationSettings,
  ...paymentSettings,
});

export interface MailSettings {
  readonly url: string;
  readonly from: string;
  readonly staff: string;
}

export interface Config extends FederationConfig {
  /** Nothing that helps a developer is open. */
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly dataDir: string;
  readonly siteDir: string;
  /** Where pages of the site stand, when the service does not serve them. */
  readonly siteUrl: string | null;
  /** Origins besides the service's own, exact. */
  readonly allowedOrigins: readonly string[];
  readonly cookieDomain: string | null;
  readonly trustedProxies: readonly string[];
  /** `null`: made once and kept beside the embedded database. */
  readonly secretKey: string | null;
  readonly previousSecretKeys: readonly string[];
  /** `null`: mail is printed. */
  readonly mail: MailSettings | null;
  /** Where Prometheus asks for numbers; `null`: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Where traces are sent; `null`: nothing is traced. */
  readonly tracing: TracingSettings | null;
  /** Answers by e-mail; `null`: there are none. */
  readonly mailIn: MailInSettings | null;
  /** Looks at files that are sent; `null`: nobody does. */
  readonly scanner: ScannerSettings | null;
  readonly recaptcha: { readonly secret: string; readonly verifyUrl: string } | null;
  /** Which comments wait for a person; those with a link always do. */
  readonly commentReview: 'every' | 'first';
  readonly rateLimitFactor: number;
  /** The analyzer's; `null`: what needs a browser is not measured. */
  readonly browser: { readonly executable: string; readonly args: readonly string[] } | null;
  readonly logLevel: string;
  readonly messages: MessageConfig;
  readonly payments: PaymentConfig;
}

/** Every wrong or missing setting at once, for a person to read. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(problems: readonly string[]) {
    super(`Cannot start: ${problems.length === 1 ? 'a setting is' : `${problems.length} settings are`} wrong.
${problems.map((problem) => `  ${problem}`).join('\n')}
.env.example explains every setting.`);
  }
}

/** Rules that join two settings. They read the environment itself, so that they are told with all other problems. */
function jointProblems(given: Environment): string[] {
  return [
    ...(given.DATABASE_URL ? missing(given, ['SECRET_KEY'], 'DATABASE_URL') : []),
    ...(given.REDIS_URL ? missing(given, ['DATABASE_URL'], 'REDIS_URL') : []),
    ...(given.SMTP_URL ? missing(given, ['MAIL_FROM', 'STAFF_EMAIL'], 'SMTP_URL') : []),
    ...mailInProblems(given),
    ...messageProblems(given),
    ...federationProblems(given),
    ...paymentProblems(given),
  ];
}

const mailOf = ({ SMTP_URL, MAIL_FROM, STAFF_EMAIL }: z.infer<typeof Settings>): MailSettings | null =>
  SMTP_URL && MAIL_FROM && STAFF_EMAIL ? { url: SMTP_URL, from: MAIL_FROM, staff: STAFF_EMAIL } : null;

function browserOf({ ANALYZER_BROWSER, ANALYZER_ARGS }: z.infer<typeof Settings>): Config['browser'] {
  const args = ANALYZER_ARGS.split(/\s+/).filter(Boolean);
  return ANALYZER_BROWSER ? { executable: ANALYZER_BROWSER, args } : null;
}

function configOf(settings: z.infer<typeof Settings>): Config {
  const { SITE_URL, RECAPTCHA_SECRET } = settings;
  const isProduction = settings.NODE_ENV === 'production';
  return {
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL ?? null,
    redisUrl: settings.REDIS_URL ?? null,
    dataDir: settings.DATA_DIR,
    siteDir: settings.SITE_DIR,
    siteUrl: SITE_URL ?? null,
    allowedOrigins: [...new Set([...(SITE_URL ? [SITE_URL] : []), ...settings.ALLOWED_ORIGINS])],
    cookieDomain: settings.COOKIE_DOMAIN ?? null,
    trustedProxies: settings.TRUSTED_PROXIES,
    secretKey: settings.SECRET_KEY ?? null,
    previousSecretKeys: settings.PREVIOUS_SECRET_KEYS,
    mail: mailOf(settings),
    recaptcha: RECAPTCHA_SECRET ? { secret: RECAPTCHA_SECRET, verifyUrl: settings.RECAPTCHA_VERIFY_URL } : null,
    commentReview: settings.COMMENT_REVIEW,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    browser: browserOf(settings),
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    ...mailInConfig(settings),
    ...scannerConfig(settings),
    ...metricsConfig(settings),
    ...tracingConfig(settings),
    messages: messageConfig(settings),
    payments: paymentConfig(settings),
    ...federationConfig(settings),
  };
}

/**
 * Reads the settings; an empty value counts as not given.
 * @throws {ConfigError} naming every setting that is wrong or missing.
 */
export function loadConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Settings.safeParse(given);
  const single = parsed.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];
  const problems = [...new Set([...single, ...jointProblems(given)])];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return configOf(parsed.data);
}
