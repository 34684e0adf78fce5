import * as z from 'zod';

/*
 * Traces of requests, queries and jobs, under the names that OpenTelemetry gives its settings.
 *
 * | setting                     | default         | meaning                                                        |
 * |-----------------------------|-----------------|----------------------------------------------------------------|
 * | OTEL_EXPORTER_OTLP_ENDPOINT | none: no traces | base address of a receiver of OTLP over HTTP; /v1/traces is added |
 * | OTEL_EXPORTER_OTLP_HEADERS  | none            | headers of the receiver, name=value, comma-separated           |
 * | OTEL_SERVICE_NAME           | alpha-service   | name of the service in the traces                              |
 * | OTEL_TRACES_SAMPLER_ARG     | 1               | share of the requests and jobs that are traced, 0 to 1         |
 */

const headers = z
  .string()
  .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'must be name=value, comma-separated')
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.split(/=(.*)/s).slice(0, 2))))
  .pipe(z.record(z.string(), z.string()));

export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
    .transform((address) => address.replace(/\/$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_SERVICE_NAME: z.string().default('alpha-service'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number').min(0).max(1).default(1),
};

const Settings = z.object(tracingSettings);

export interface TracingSettings {
  /** Address that spans are sent to. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of what is traced, 0 to 1. */
  readonly share: number;
}

export const tracingConfig = (settings: z.infer<typeof Settings>): { readonly tracing: TracingSettings | null } => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return { tracing: null };
  const {
    OTEL_EXPORTER_OTLP_HEADERS: given,
    OTEL_SERVICE_NAME: serviceName,
    OTEL_TRACES_SAMPLER_ARG: share,
  } = settings;
  return { tracing: { url: `${endpoint}/v1/traces`, headers: given, serviceName, share } };
};
