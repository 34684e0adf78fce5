import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { SECOND } from '../clock.ts';
import type { TracingSettings } from '../config/tracing-settings.ts';
import { currentSpan, withinSpan } from '../http/request-scope.ts';
import { nameOfQuery, textOfQuery } from './query-shape.ts';
import { type Outcome, tellingExporter } from './telling-exporter.ts';
import type { TracedRequest, Tracing } from './tracing.ts';

/** A receiver that takes longer is as good as away; what it missed is lost. */
const PATIENCE = 2 * SECOND;

/** SQLSTATE of a database's refusal, else the class of the error. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function providerOf({ url, headers, serviceName, share }: TracingSettings, onOutcome: Outcome): TracerProvider {
  const ratio = new TraceIdRatioBasedSampler(share);
  const exporter = tellingExporter(new OTLPTraceExporter({ url, headers, timeoutMillis: PATIENCE }), onOutcome);
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // A visitor can write the header as well, so it may keep a request out but not get it in beyond the share.
    sampler: new ParentBasedSampler({
      root: ratio,
      remoteParentSampled: ratio,
      remoteParentNotSampled: new AlwaysOffSampler(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: PATIENCE })],
  });
}

/** Where the trace was begun by somebody in front of the service. */
function contextOf({ traceparent }: TracedRequest) {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/**
 * Opens the way to a receiver of OTLP over HTTP. Attributes carry the names of OpenTelemetry's semantic conventions.
 * @param onOutcome hears when spans can no longer be sent, and when they can again
 */
export function openTracing(settings: TracingSettings, onOutcome: Outcome): Tracing {
  const provider = providerOf(settings, onOutcome);
  const tracer = provider.getTracer('alpha-service');
  return {
    beginRequest: (request) => {
      const { id, method, route } = request;
      const attributes: Attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, contextOf(request));
      const end = (status: number | undefined): void => {
        if (status === undefined) fail(span, 'aborted');
        else span.setAttribute('http.response.status_code', status);
        if (status !== undefined && status >= 500) fail(span, String(status));
        span.end();
      };
      return { span, end };
    },
    aroundJob: async ({ kind, attempt }, work) => {
      const attributes: Attributes = { 'job.kind': kind, 'job.attempt': attempt };
      const span = tracer.startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
      try {
        await withinSpan(span, work);
      } catch (error) {
        fail(span, kindOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    noteQuery: (event) => {
      const parent = currentSpan();
      if (!parent?.isRecording()) return;
      const now = Date.now();
      const { sql } = event.query;
      const attributes: Attributes = { 'db.system.name': 'postgresql', 'db.query.text': textOfQuery(sql) };
      const options = { kind: SpanKind.CLIENT, startTime: now - event.queryDurationMillis, attributes };
      const span = tracer.startSpan(nameOfQuery(sql), options, trace.setSpan(ROOT_CONTEXT, parent));
      if (event.level === 'error') fail(span, kindOf(event.error));
      span.end(now);
    },
    close: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
