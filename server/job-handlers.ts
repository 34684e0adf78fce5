import { siteUrl } from '#lib/site.ts';
import { type Mailer, printingMailer } from './adapters/mail.ts';
import { pushSender } from './adapters/push/push-sender.ts';
import { vapidOf } from './adapters/push/vapid.ts';
import type { Messenger } from './adapters/sms/messenger.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { JobHandlers } from './jobs/job-kinds.ts';
import type { AddressPolicy } from './modules/analyses/fetch/address-policy.ts';
import { analysisJob } from './modules/analyses/run/analysis-job.ts';
import { scheduleJob } from './modules/analyses/run/schedule-job.ts';
import { commentMail } from './modules/comments/mail-answer.ts';
import { mailConsultation } from './modules/consultations/mail-staff.ts';
import { mailFeedback } from './modules/feedback/mail-staff.ts';
import { accountNotice } from './modules/notices/send-notice.ts';
import { notificationMail } from './modules/notifications/mail-notification.ts';
import { mailOrder } from './modules/orders/mail-staff.ts';
import { codeHost, otpDelivery } from './modules/otp/otp-delivery.ts';
import { paymentCheck } from './modules/payments/check-payment.ts';
import type { Gateways } from './modules/payments/gateways.ts';
import { emailLink } from './modules/profile/email-link.ts';
import { accountErase } from './modules/profile/erase-account.ts';
import { pushNotice } from './modules/push/send-push.ts';
import { ticketIntroduction } from './modules/ticket-mail/introduction.ts';
import { ticketMail, ticketStaffMail } from './modules/ticket-mail/mail-message.ts';
import { deriveKey } from './secrets.ts';

export interface HandlerDeps {
  readonly config: Config;
  readonly database: Database;
  readonly secret: string;
  readonly clock: Clock;
  readonly messenger: Messenger;
  readonly gateways: Gateways;
  /** `null` without a mail server. */
  readonly mailer: Mailer | null;
  readonly print: (text: string) => void;
  /** Addresses that analyses may read. */
  readonly addressPolicy: AddressPolicy;
  /** The service stops: long work is put back. */
  readonly stopping: AbortSignal;
}

/** What is done for each kind of job. */
export function jobHandlers(deps: HandlerDeps): JobHandlers {
  const { config, database, secret, clock, messenger, mailer, print, addressPolicy: policy, stopping } = deps;
  const { db } = database;
  const key = deriveKey(secret, 'delivery');
  const site = config.siteUrl ?? siteUrl;
  const mail = mailer ?? printingMailer(print);
  const domain = config.mailIn?.domain ?? null;
  return {
    'consultation-mail': mailConsultation(db, mail),
    'comment-mail': commentMail({ db, key: deriveKey(secret, 'comment'), mailer: mail, site }),
    'feedback-mail': mailFeedback(db, mail),
    'order-mail': mailOrder(db, mail),
    'notification-mail': notificationMail({ db, mailer: mail, site, domain }),
    'ticket-mail': ticketMail({ db, mailer: mail, site, domain }),
    'ticket-introduction': ticketIntroduction({ db, mailer: mail, domain }),
    'ticket-staff-mail': ticketStaffMail({ db, mailer: mail, site }),
    'push-notice': pushNotice(db, pushSender(vapidOf(deriveKey(secret, 'vapid'), site), clock, policy)),
    'email-link': emailLink({ db, key: deriveKey(secret, 'email'), mailer: mail, site }),
    'account-erase': accountErase(db, clock),
    analysis: analysisJob({ db, clock, policy, browser: config.browser, stopping }),
    'analysis-schedule': scheduleJob({ db, clock }),
    'otp-delivery': otpDelivery({ db, clock, messenger, key, host: codeHost(config) }),
    'payment-check': paymentCheck({ db, clock, gateways: deps.gateways }),
    'account-notice': accountNotice({ db, clock, key, messenger, mailer }),
  };
}
