import type { Captcha } from '../adapters/captcha.ts';
import type { Google } from '../adapters/google.ts';
import type { Partner } from '../adapters/partner.ts';
import type { PasswordHasher } from '../adapters/password-hasher.ts';
import type { Messenger } from '../adapters/sms/messenger.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { XsrfSettings } from '../http/xsrf.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Keys } from '../secrets.ts';
import type { Gateways } from './payments/gateways.ts';

/** What the modules of signing in share. */
export interface ModuleDeps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly xsrf: XsrfSettings;
  readonly captcha: Captcha;
  readonly messenger: Messenger;
  readonly passwords: PasswordHasher;
  readonly gateways: Gateways;
  readonly metrics: Metrics;
  /** `null` where it is not set up. */
  readonly google: Google | null;
  readonly partner: Partner | null;
}
