import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Captcha } from './adapters/captcha.ts';
import { createGoogle } from './adapters/google.ts';
import { createPartner } from './adapters/partner.ts';
import type { PasswordHasher } from './adapters/password-hasher.ts';
import type { Messenger } from './adapters/sms/messenger.ts';
import { type Clock, MINUTE, SECOND } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { ENDPOINTS } from './endpoints.ts';
import { registerDescription } from './http/api-description.ts';
import { registerApiGuards } from './http/api-guards.ts';
import { limitBodyTime } from './http/body-deadline.ts';
import { registerInbox } from './http/dev-inbox.ts';
import { endpointMounter } from './http/endpoint-routes.ts';
import { handleError } from './http/error-handler.ts';
import type { SharedCount } from './http/general-limit.ts';
import { registerHealth } from './http/health.ts';
import { type LogSettings, loggerOptions } from './http/logger.ts';
import { refuseSecondHost } from './http/one-host.ts';
import { sendProblem } from './http/problem.ts';
import { carryRequestId } from './http/request-scope.ts';
import { settleScheme } from './http/scheme.ts';
import { registerSite } from './http/site/site-routes.ts';
import { answerSocketError } from './http/socket-errors.ts';
import type { Lane } from './jobs/job-kinds.ts';
import type { Metrics } from './metrics/metrics.ts';
import { watchRequests } from './metrics/watch-requests.ts';
import { mountAccount } from './modules/account/routes.ts';
import type { AddressPolicy } from './modules/analyses/fetch/address-policy.ts';
import { registerProgressStream } from './modules/analyses/progress-stream.ts';
import { mountAnalyses, mountTastes } from './modules/analyses/routes.ts';
import { mountAppOtp } from './modules/app-otp/routes.ts';
import { registerAttachments } from './modules/attachments/routes.ts';
import { mountAuth } from './modules/auth/routes.ts';
import { mountCaptcha } from './modules/captcha/routes.ts';
import { mountDeskComments } from './modules/comments/desk-routes.ts';
import { mountComments } from './modules/comments/routes.ts';
import { mountConsultationsAtDesk } from './modules/consultations/desk-routes.ts';
import { mountConsultations } from './modules/consultations/routes.ts';
import { mountDesk } from './modules/desk/routes.ts';
import { mountDeskTickets } from './modules/desk-tickets/routes.ts';
import { mountFederation } from './modules/federation/routes.ts';
import { mountFeedback } from './modules/feedback/routes.ts';
import type { ModuleDeps } from './modules/module-deps.ts';
import { NotificationHub } from './modules/notifications/notification-hub.ts';
import { mountNotifications } from './modules/notifications/routes.ts';
import { registerNotificationStream } from './modules/notifications/stream.ts';
import { mountOrders } from './modules/orders/routes.ts';
import { mountOtp } from './modules/otp/routes.ts';
import { mountPageErrors } from './modules/page-errors/routes.ts';
import type { Gateways } from './modules/payments/gateways.ts';
import { mountPayments } from './modules/payments/routes.ts';
import { registerSandboxPage } from './modules/payments/sandbox-page.ts';
import { registerStripeWebhook } from './modules/payments/stripe-webhook.ts';
import { mountPlans } from './modules/plans/routes.ts';
import { mountProfile } from './modules/profile/routes.ts';
import { mountPush } from './modules/push/routes.ts';
import { mountSavedReplies } from './modules/saved-replies/routes.ts';
import { whoCalls } from './modules/sessions/access-token.ts';
import { mountSessions } from './modules/sessions/routes.ts';
import { mountStats } from './modules/stats/routes.ts';
import { mountSupport } from './modules/support/routes.ts';
import { registerSupportStream } from './modules/support/stream.ts';
import { SupportHub } from './modules/support/support-hub.ts';
import { mountTickets } from './modules/tickets/routes.ts';
import { mountTodos } from './modules/todos/routes.ts';
import { mountVitals } from './modules/vitals/routes.ts';
import { deriveKeys } from './secrets.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Everything the app needs from outside; tests bring their own. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly secret: string;
  readonly clock: Clock;
  readonly captcha: Captcha;
  readonly messenger: Messenger;
  readonly passwords: PasswordHasher;
  readonly gateways: Gateways;
  /** Addresses that analyses may read. */
  readonly addressPolicy: AddressPolicy;
  readonly log: LogSettings;
  readonly metrics: Metrics;
  /** `null`: nothing is traced. */
  readonly tracing: Tracing | null;
  /** Counts calls for all nodes; `null` without Redis. */
  readonly sharedCount: SharedCount | null;
  /** Called after a commit, with the lanes in which it has put a job. */
  readonly onCommit: (lanes: ReadonlySet<Lane>) => void;
  /** The service is stopping: answers close their connection, and `readyz` says no. */
  readonly isClosing: () => boolean;
}

/** How long a body may take; silence ends a connection long before. A file of 10 MB comes over 140 kbit/s. */
const BODY_TIMES = { call: MINUTE, file: 10 * MINUTE } as const;

const LIMITS = {
  bodyLimit: 64 * 1024,
  requestTimeout: BODY_TIMES.file,
  connectionTimeout: 20 * SECOND,
  /** Longer than a load balancer keeps an idle connection, so that it never writes into one we just closed. */
  keepAliveTimeout: 72 * SECOND,
  /** Whoever sends a header byte by byte is looked at every two seconds; Node's own thirty would hold it that much longer. */
  http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 2 * SECOND, maxHeaderSize: 16 * 1024 },
  routerOptions: { maxParamLength: 100 },
} as const;

function createServer({ config, log, isClosing }: AppDeps): FastifyInstance {
  const app = Fastify({
    ...LIMITS,
    logger: loggerOptions(log),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Stopping finishes what has begun; see `stop` in start-service.ts.
    return503OnClosing: false,
    frameworkErrors: handleError,
    clientErrorHandler: answerSocketError,
  });
  settleScheme(app, config);
  app.server.maxHeadersCount = 100;
  refuseSecondHost(app);
  limitBodyTime(app, { bodyLimit: LIMITS.bodyLimit, ...BODY_TIMES });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_, reply) => sendProblem(reply, 'not_found'));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isClosing()) reply.header('connection', 'close');
  });
  return app;
}

async function registerApi(api: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, database, clock, captcha, sharedCount, onCommit, isClosing } = deps;
  const { allowedOrigins, cookieDomain, rateLimitFactor } = config;
  const keys = deriveKeys(deps.secret, config.previousSecretKeys);
  const xsrf = { key: keys.xsrf, allowedOrigins, cookieDomain };
  const addressKey = keys.address;
  await registerApiGuards(api, { database, clock, allowedOrigins, addressKey, rateLimitFactor, sharedCount });

  const hub = new NotificationHub(database.db);
  const mount = endpointMounter(api, {
    database,
    clock,
    xsrf,
    keys,
    rateLimitFactor,
    onCommit: (lanes) => {
      onCommit(lanes);
      hub.wake();
    },
    whoCalls: (db, request, now) => whoCalls(db, keys.access, request, now),
  });
  const modules: ModuleDeps = {
    ...deps,
    keys,
    xsrf,
    google: config.google && createGoogle(config.google),
    partner: config.partner && createPartner(config.partner, clock),
  };
  mountAuth(mount, modules);
  mountOtp(mount, modules);
  mountFederation(mount, modules);
  mountSessions(mount, modules);
  mountAccount(mount, modules);
  mountAppOtp(mount, modules);
  mountOrders(mount, modules);
  mountPayments(mount, modules);
  mountProfile(mount, modules);
  mountNotifications(mount, modules);
  mountPush(mount, modules);
  mountTodos(mount, modules);
  mountFeedback(mount, modules);
  mountStats(mount, modules);
  mountTickets(mount, modules);
  mountSupport(mount, modules);
  mountDeskTickets(mount, modules);
  mountSavedReplies(mount, modules);
  mountDesk(mount, modules);
  mountConsultationsAtDesk(mount, modules);
  mountDeskComments(mount, modules);
  registerAttachments(api, modules);
  registerNotificationStream(api, modules, hub);
  registerSupportStream(api, modules, new SupportHub(database, clock, randomUUID()));
  registerStripeWebhook(api, modules);
  registerSandboxPage(api, modules);
  mountAnalyses(mount, database);
  registerProgressStream(api, modules);
  mountTastes(mount, deps);
  mountConsultations(mount, captcha);
  mountComments(mount, modules);
  mountPlans(mount);
  mountCaptcha(mount, captcha);
  mountVitals(mount, database.db);
  mountPageErrors(mount, modules);
  registerHealth(api, { database, clock, isClosing });
  if (deps.messenger.inbox && !config.isProduction) registerInbox(api, deps.messenger.inbox);
  registerDescription(api, ENDPOINTS);
}

/** Builds the service. It listens to nothing yet and starts no work of its own, so a test runs exactly what ships. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createServer(deps);
  carryRequestId(app, deps.tracing);
  watchRequests(app, deps.metrics);
  await app.register(cookie);
  await app.register((api, _, done) => registerApi(api, deps).then(() => done(), done), { prefix: '/api' });
  const { siteDir, google } = deps.config;
  if (existsSync(siteDir)) registerSite(app, siteDir, { google: google !== null });
  return app;
}
