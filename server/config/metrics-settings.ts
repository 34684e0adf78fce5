import * as z from 'zod';

/*
 * Numbers for Prometheus, on a port of their own.
 *
 * | setting      | default         | meaning                                                              |
 * |--------------|-----------------|----------------------------------------------------------------------|
 * | METRICS_PORT | none: no numbers | port that answers GET /metrics; no visitor may reach it             |
 * | METRICS_HOST | 127.0.0.1       | address to listen on; 0.0.0.0 in a container whose network is closed |
 */

export const metricsSettings = {
  METRICS_PORT: z.coerce.number('must be a number').int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
};

const Settings = z.object(metricsSettings);

export const metricsConfig = ({ METRICS_PORT, METRICS_HOST }: z.infer<typeof Settings>) => ({
  /** `null`: nobody may ask for numbers. */
  metrics: METRICS_PORT === undefined ? null : { port: METRICS_PORT, host: METRICS_HOST },
});
