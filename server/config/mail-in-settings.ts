import * as z from 'zod';
import { type Environment, missing } from './read-setting.ts';

/*
 * Answers by e-mail, which come in through SMTP.
 *
 * | setting        | default          | meaning                                                                      |
 * |----------------|------------------|------------------------------------------------------------------------------|
 * | MAIL_IN_PORT   | none: no answers | port that takes mail for tickets; a mail server hands it on, without TLS     |
 * | MAIL_IN_HOST   | 127.0.0.1        | address to listen on                                                         |
 * | MAIL_IN_DOMAIN | none             | domain of the reply addresses; needed with MAIL_IN_PORT                      |
 */

export const mailInSettings = {
  MAIL_IN_PORT: z.coerce.number('must be a number').int().min(0).max(65_535).optional(),
  MAIL_IN_HOST: z.string().default('127.0.0.1'),
  MAIL_IN_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as reply.example.com')
    .optional(),
};

const Settings = z.object(mailInSettings);

export interface MailInSettings {
  readonly port: number;
  readonly host: string;
  readonly domain: string;
}

export const mailInProblems = (given: Environment): string[] =>
  given.MAIL_IN_PORT ? missing(given, ['MAIL_IN_DOMAIN', 'SMTP_URL'], 'MAIL_IN_PORT') : [];

export const mailInConfig = ({ MAIL_IN_PORT, MAIL_IN_HOST, MAIL_IN_DOMAIN }: z.infer<typeof Settings>) => ({
  /** `null`: mail says that it cannot be answered. */
  mailIn:
    MAIL_IN_PORT !== undefined && MAIL_IN_DOMAIN
      ? ({ port: MAIL_IN_PORT, host: MAIL_IN_HOST, domain: MAIL_IN_DOMAIN } satisfies MailInSettings)
      : null,
});
