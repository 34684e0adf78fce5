import type { MessageConfig } from '../../config/message-settings.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { countHit, type Limit, refundHits, spent } from '../../http/rate-limit.ts';
import type { KnownPhone } from '../auth/phone-of.ts';
import {
  BUSY,
  COUNTRY_BUDGET,
  countryBudget,
  FREE_SENDS,
  hourBudget,
  NETWORK_LIMITS,
  PHONE_DAY,
  PHONE_LIMITS,
} from './otp-rules.ts';

export interface SendCount {
  readonly phone: KnownPhone;
  readonly networkKey: string;
  readonly factor: number;
  readonly now: Date;
  readonly config: MessageConfig;
}

interface Counter {
  readonly limit: Limit;
  readonly subject: string;
}

const ALL = 'all';

function budgetsOf({ phone: { callingCode }, config }: SendCount): Counter[] {
  const { countryBudgets } = config;
  const hits = countryBudgets.get(callingCode) ?? countryBudgets.get('*') ?? COUNTRY_BUDGET;
  return [
    { limit: countryBudget(hits), subject: callingCode },
    { limit: hourBudget(config.hourlyBudget), subject: ALL },
  ];
}

const countersOf = (count: SendCount): Counter[] => [
  ...NETWORK_LIMITS.map((limit) => ({ limit, subject: count.networkKey })),
  ...PHONE_LIMITS.map((limit) => ({ limit, subject: count.phone.key })),
  ...budgetsOf(count),
];

/**
 * Whether this code needs a captcha: the third of a number in a day, or any while a budget is being spent fast.
 */
export async function needsCaptcha(tx: Tx, count: SendCount): Promise<boolean> {
  const { phone, factor, now } = count;
  if ((await spent(tx, { limit: PHONE_DAY, subject: phone.key, now })) >= FREE_SENDS * factor) return true;
  for (const { limit, subject } of budgetsOf(count)) {
    if ((await spent(tx, { limit, subject, now })) >= limit.hits * factor * BUSY) return true;
  }
  return false;
}

/**
 * Counts a code against every limit.
 * @throws {ServiceError} `rate_limited` for the caller's own limits, `otp_send_failed` when the purse is empty
 */
export async function countSend(tx: Tx, count: SendCount): Promise<void> {
  const { factor, now } = count;
  const budgets = budgetsOf(count);
  for (const { limit, subject } of countersOf(count)) {
    try {
      await countHit(tx, { limit, subject, factor, now });
    } catch (error) {
      const isPurse = budgets.some((budget) => budget.limit.name === limit.name);
      throw isPurse && error instanceof ServiceError ? new ServiceError('otp_send_failed') : error;
    }
  }
}

/** A code that could not be sent was none. */
export async function refundSend(tx: Tx, count: SendCount): Promise<void> {
  for (const counter of countersOf(count)) await refundHits(tx, counter);
}
