import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; a call that takes longer than the last has gone wrong. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the service counts of itself. Labels are names from the code, never what a visitor sent. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'service_http_request_duration_seconds',
      help: 'Calls by route and status, and how long their answers took.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: BUCKETS,
      registers,
    }),
    streams: new Gauge({
      name: 'service_streams_open',
      help: 'Streams of events that are open now.',
      labelNames: ['route'] as const,
      registers,
    }),
    jobRuns: new Counter({
      name: 'service_job_runs_total',
      help: 'Runs of jobs by kind and outcome: done, failed (runs again), dead.',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    }),
    jobs: new Gauge({
      name: 'service_jobs',
      help: 'Jobs in the queue by state: ready, overdue (a minute late), dead.',
      labelNames: ['state'] as const,
      registers,
    }),
    oldestJob: new Gauge({
      name: 'service_job_oldest_seconds',
      help: 'How long the job that is due the longest has waited.',
      registers,
    }),
    connections: new Gauge({
      name: 'service_database_connections',
      help: 'Connections of this process to PostgreSQL by state: open, idle; and calls waiting for one.',
      labelNames: ['state'] as const,
      registers,
    }),
    databaseUp: new Gauge({
      name: 'service_database_up',
      help: '1 while the database answers.',
      registers,
    }),
    pageErrors: new Counter({
      name: 'service_page_errors_total',
      help: 'Errors that pages reported from visitors’ browsers, by kind of page.',
      labelNames: ['kind'] as const,
      registers,
    }),
    messages: new Counter({
      name: 'service_messages_total',
      help: 'Text messages by provider and outcome.',
      labelNames: ['provider', 'outcome'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'service_mails_total',
      help: 'Mails by outcome: sent, failed.',
      labelNames: ['outcome'] as const,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
