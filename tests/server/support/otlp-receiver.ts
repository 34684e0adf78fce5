import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const Value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
]);
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])));

const Span = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: Attributes,
  status: z.object({ code: z.number().optional() }).optional(),
});
export type ReceivedSpan = z.infer<typeof Span>;

/** The JSON form of an export request (opentelemetry-proto, trace service). */
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

export interface OtlpReceiver {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Bodies as they came. */
  readonly bodies: readonly string[];
  readonly headers: readonly IncomingHttpHeaders[];
  /** Names of the services that sent. */
  readonly services: ReadonlySet<unknown>;
  /** From now on every request is answered so. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** Takes traces as a collector does: OTLP over HTTP, as JSON, at /v1/traces. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const [spans, bodies, headers, services]: [ReceivedSpan[], string[], IncomingHttpHeaders[], Set<unknown>] = [
    [],
    [],
    [],
    new Set(),
  ];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      response.writeHead(isTraces ? status : 404, { 'content-type': 'application/json' }).end('{}');
      if (!isTraces || status !== 200) return;
      bodies.push(body);
      headers.push(request.headers);
      for (const { resource, scopeSpans } of Export.parse(JSON.parse(body)).resourceSpans) {
        services.add(resource.attributes['service.name']);
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ spans, bodies, headers, services },
    answer: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
