import * as z from 'zod';
import { base, type Environment, list, missing } from './read-setting.ts';

/*
 * How codes and notices reach people.
 *
 * | setting                | default                     | meaning                                                          |
 * |------------------------|-----------------------------|------------------------------------------------------------------|
 * | SMS_PROVIDERS          | console: codes are printed  | kavenegar, twilio, http; the next stands in when one fails       |
 * | KAVENEGAR_API_KEY      | none                        | needed with kavenegar                                            |
 * | KAVENEGAR_SENDER       | the account's own line      | line that texts come from                                        |
 * | KAVENEGAR_TEMPLATE     | none: codes are plain texts | lookup template, which reaches numbers that refuse advertising   |
 * | KAVENEGAR_URL          | Kavenegar's                 | address of its API                                               |
 * | TWILIO_ACCOUNT_SID     | none                        | needed with twilio                                               |
 * | TWILIO_AUTH_TOKEN      | none                        | needed with twilio                                               |
 * | TWILIO_FROM            | none                        | number or messaging service (MG…); needed with twilio            |
 * | TWILIO_URL             | Twilio's                    | address of its API                                               |
 * | SMS_HTTP_URL           | none                        | takes a POST of { id, to, text, locale }; needed with http       |
 * | SMS_HTTP_TOKEN         | none                        | sent there as a bearer token                                     |
 * | WHATSAPP_TOKEN         | none: no such channel       | access token of WhatsApp's Cloud API                             |
 * | WHATSAPP_SENDER_ID     | none                        | id of the sending number; needed with WHATSAPP_TOKEN             |
 * | WHATSAPP_TEMPLATE      | none                        | authentication template; needed with WHATSAPP_TOKEN              |
 * | WHATSAPP_URL           | Meta's                      | address of its API, with the version                             |
 * | TELEGRAM_GATEWAY_TOKEN | none: no such channel       | access token of Telegram's Gateway API                           |
 * | TELEGRAM_GATEWAY_URL   | Telegram's                  | address of its API                                               |
 * | SMS_COUNTRIES          | all                         | calling codes that codes are sent to: 98,971                     |
 * | SMS_COUNTRY_BUDGETS    | 100 each                    | codes a day for a calling code: 98:5000,*:50                     |
 * | SMS_HOURLY_BUDGET      | 500                         | codes an hour in all                                             |
 * | OTP_RESEND_SECONDS     | 60                          | until a second code may be asked for; doubles with each further  |
 */

const callingCode = z.string().regex(/^\d{1,3}$/, 'must be calling codes such as 98,971');

const budgets = list.pipe(
  z.array(z.string().regex(/^(\*|\d{1,3}):\d{1,7}$/, 'must be budgets such as 98:5000,*:50')).transform((entries) =>
    entries.map((entry) => {
      const [code = '*', budget] = entry.split(':');
      return [code, Number(budget)] as const;
    }),
  ),
);

const positive = z.coerce.number('must be a number').int().positive();

export const messageSettings = {
  SMS_PROVIDERS: list
    .pipe(z.array(z.enum(['console', 'kavenegar', 'twilio', 'http'], 'must be of console, kavenegar, twilio, http')))
    .default(['console']),
  KAVENEGAR_API_KEY: z.string().optional(),
  KAVENEGAR_SENDER: z.string().optional(),
  KAVENEGAR_TEMPLATE: z.string().optional(),
  KAVENEGAR_URL: base('https://api.kavenegar.com'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_URL: base('https://api.twilio.com'),
  SMS_HTTP_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  SMS_HTTP_TOKEN: z.string().optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_SENDER_ID: z.string().optional(),
  WHATSAPP_TEMPLATE: z.string().optional(),
  WHATSAPP_URL: base('https://graph.facebook.com/v23.0'),
  TELEGRAM_GATEWAY_TOKEN: z.string().optional(),
  TELEGRAM_GATEWAY_URL: base('https://gatewayapi.telegram.org'),
  SMS_COUNTRIES: list.pipe(z.array(callingCode)).default([]),
  SMS_COUNTRY_BUDGETS: budgets.default([]),
  SMS_HOURLY_BUDGET: positive.default(500),
  OTP_RESEND_SECONDS: positive.default(60),
};

const Settings = z.object(messageSettings);

/** Rules that join settings. */
export function messageProblems(given: Environment): string[] {
  const providers = given.SMS_PROVIDERS ?? '';
  const needs = (name: string, settings: readonly string[]) =>
    providers.includes(name) ? missing(given, settings, `the SMS provider ${name}`) : [];
  return [
    ...needs('kavenegar', ['KAVENEGAR_API_KEY']),
    ...needs('twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']),
    ...needs('http', ['SMS_HTTP_URL']),
    ...(given.WHATSAPP_TOKEN ? missing(given, ['WHATSAPP_SENDER_ID', 'WHATSAPP_TEMPLATE'], 'WHATSAPP_TOKEN') : []),
  ];
}

export type MessageConfig = ReturnType<typeof messageConfig>;

/** The settings by what they are for. Where a name is needed, `messageProblems` has seen to it. */
export function messageConfig(settings: z.infer<typeof Settings>) {
  const { WHATSAPP_TOKEN, TELEGRAM_GATEWAY_TOKEN } = settings;
  return {
    providers: settings.SMS_PROVIDERS,
    kavenegar: {
      url: settings.KAVENEGAR_URL,
      key: settings.KAVENEGAR_API_KEY ?? '',
      sender: settings.KAVENEGAR_SENDER,
      template: settings.KAVENEGAR_TEMPLATE,
    },
    twilio: {
      url: settings.TWILIO_URL,
      account: settings.TWILIO_ACCOUNT_SID ?? '',
      token: settings.TWILIO_AUTH_TOKEN ?? '',
      from: settings.TWILIO_FROM ?? '',
    },
    http: { url: settings.SMS_HTTP_URL ?? '', token: settings.SMS_HTTP_TOKEN },
    whatsapp: WHATSAPP_TOKEN
      ? {
          url: settings.WHATSAPP_URL,
          token: WHATSAPP_TOKEN,
          sender: settings.WHATSAPP_SENDER_ID ?? '',
          template: settings.WHATSAPP_TEMPLATE ?? '',
        }
      : null,
    telegram: TELEGRAM_GATEWAY_TOKEN ? { url: settings.TELEGRAM_GATEWAY_URL, token: TELEGRAM_GATEWAY_TOKEN } : null,
    countries: settings.SMS_COUNTRIES,
    countryBudgets: new Map(settings.SMS_COUNTRY_BUDGETS),
    hourlyBudget: settings.SMS_HOURLY_BUDGET,
    resendSeconds: settings.OTP_RESEND_SECONDS,
  } as const;
}
