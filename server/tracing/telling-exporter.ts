import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** Hears whether spans can be sent, when that changes. */
export type Outcome = (isHere: boolean) => void;

/** The library keeps a receiver that is away to itself; a person who looks for traces has to find a line in the log. */
export function tellingExporter(exporter: SpanExporter, onOutcome: Outcome): SpanExporter {
  let wasHere = true;
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        const isHere = result.code === ExportResultCode.SUCCESS;
        if (isHere !== wasHere) onOutcome(isHere);
        wasHere = isHere;
        onResult(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
