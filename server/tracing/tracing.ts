import type { Span } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/** A request as far as it is traced: nothing of it tells whose it is. */
export interface TracedRequest {
  /** Also in the log and in the answer's `x-request-id`. */
  readonly id: string;
  readonly method: string;
  /** Pattern of the route: `/api/tickets/:id`. */
  readonly route: string;
  /** The header of this name (W3C Trace Context), of a proxy in front for instance. */
  readonly traceparent: string | undefined;
}

/** A run of a job. */
export interface TracedJob {
  readonly kind: string;
  readonly attempt: number;
}

/** Where spans go. Without a receiver there is none, and nothing of it is loaded. */
export interface Tracing {
  /** Begins the span of a request; the function that ends it is told the status, or that the visitor left. */
  beginRequest(request: TracedRequest): { readonly span: Span; end(status: number | undefined): void };
  /** Does a job within a span of its own. */
  aroundJob(job: TracedJob, work: () => Promise<void>): Promise<void>;
  /** Notes a query that has ended, below the request or job it was for. */
  noteQuery(event: LogEvent): void;
  /** Sends what is left, within two seconds. */
  close(): Promise<void>;
}
