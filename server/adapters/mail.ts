import { createTransport } from 'nodemailer';
import { after, type Clock, SECOND } from '../clock.ts';
import type { MailSettings } from '../config.ts';

export interface Mail {
  /** Stays the same when the mail is sent again, so that the other side can drop the repetition. */
  readonly id: string;
  /** Address; without one the mail goes to the staff. */
  readonly to?: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** Sends mail; rejects when it was not accepted, and the job tries again. */
export type Mailer = (mail: Mail) => Promise<void>;

const TIMEOUT = 10 * SECOND;

/** A server that did not answer is left alone for so long: what waits behind it fails at once, and is tried again later. */
const REST = 30 * SECOND;

/** What a server answered has a code; without one it was not there, or not in time. */
const isAnswer = (error: unknown): boolean => error instanceof Error && 'responseCode' in error;

function resting(mailer: Mailer, clock: Clock): Mailer {
  let restsUntil = new Date(0);
  return async (mail) => {
    if (clock() < restsUntil) throw new Error('the mail server did not answer a moment ago');
    try {
      await mailer(mail);
    } catch (error) {
      if (!isAnswer(error)) restsUntil = after(clock(), REST);
      throw error;
    }
  };
}

/** Mail through an SMTP server. */
export function smtpMailer({ url, from, staff }: MailSettings, clock: Clock): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  const transport = createTransport({ url, ...timeouts });
  const domain = staff.split('@')[1] ?? 'localhost';
  const send: Mailer = async ({ id, to = staff, ...mail }) => {
    await transport.sendMail({ ...mail, from, to, messageId: `<${id}@${domain}>` });
  };
  return resting(send, clock);
}

/** Tells how each mail ended. */
export const tellingMailer =
  (mailer: Mailer, onOutcome: (outcome: 'sent' | 'failed') => void): Mailer =>
  async (mail) => {
    try {
      await mailer(mail);
    } catch (error) {
      onOutcome('failed');
      throw error;
    }
    onOutcome('sent');
  };

/** Without an SMTP server the mail is printed, so that a first start shows what would be sent; the request is stored. */
export function printingMailer(print: (text: string) => void): Mailer {
  return async ({ to = 'the staff', subject, text, replyTo }) => {
    const reply = replyTo ? `\nReply to: ${replyTo.address}` : '';
    print(`\n--- Mail to ${to} (set SMTP_URL to send it) ---\n${subject}${reply}\n\n${text}\n---\n`);
  };
}
