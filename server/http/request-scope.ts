import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tracing } from '../tracing/tracing.ts';

/** What is known below a call, or below a job, without being handed down. */
interface RequestScope {
  /** The id the answer carries as `x-request-id`; a job has none. */
  readonly requestId?: string;
  /** Where what is done belongs to in a trace. */
  readonly span?: Span;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Id of the call that is being answered; `undefined` outside of one, in a job for instance. */
export const currentRequest = (): string | undefined => scope.getStore()?.requestId;

/** Span of the call or job under way; `undefined` outside of one, or when nothing is traced. */
export const currentSpan = (): Span | undefined => scope.getStore()?.span;

/** Does work whose queries belong to a span. */
export const withinSpan = <T>(span: Span, work: () => T): T => scope.run({ span }, work);

/** Header of W3C Trace Context; of several none counts. */
const parentOf = ({ headers: { traceparent } }: FastifyRequest): string | undefined =>
  typeof traceparent === 'string' ? traceparent : undefined;

/** Begins the span of a call. It ends with the answer, or when the visitor is gone: a stream's only then. */
function beginSpan(tracing: Tracing, request: FastifyRequest, { raw }: FastifyReply): Span {
  const { id, method, routeOptions } = request;
  const traced = { id, method, route: routeOptions.url ?? 'unknown', traceparent: parentOf(request) };
  const { span, end } = tracing.beginRequest(traced);
  raw.once('close', () => end(raw.headersSent ? raw.statusCode : undefined));
  return span;
}

/** Keeps the id of each call, and its span where there are traces, for whatever works for it. */
export function carryRequestId(app: FastifyInstance, tracing: Tracing | null): void {
  const scopes = new WeakMap<FastifyRequest, RequestScope>();
  app.addHook('onRequest', (request, reply, done) => {
    const opened = { requestId: request.id, ...(tracing && { span: beginSpan(tracing, request, reply) }) };
    scopes.set(request, opened);
    scope.run(opened, done);
  });
  // Reading a body goes on from the socket's events, which know nothing of the call.
  app.addHook('preValidation', (request, _reply, done) =>
    scope.run(scopes.get(request) ?? { requestId: request.id }, done),
  );
}
