import type { FastifyInstance } from 'fastify';
import { SECOND } from '../clock.ts';
import type { Metrics } from './metrics.ts';

const API = '/api/';

/** A pattern of ours, so that nobody makes labels up; the files of the site are one. */
const routeOf = (url: string | undefined): string =>
  url?.startsWith(API) && !url.endsWith('*') ? url.slice(API.length) : url?.startsWith(API) ? 'unknown' : 'site';

/** Counts what every call takes. Streams last on purpose, so they are counted while they are open instead. */
export function watchRequests(app: FastifyInstance, { requests, streams }: Metrics): void {
  app.addHook('onRequest', async ({ routeOptions }, { raw }) => {
    const route = routeOf(routeOptions.url);
    if (!route.endsWith('/stream')) return;
    streams.inc({ route });
    raw.once('close', () => streams.dec({ route }));
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOf(routeOptions.url);
    if (route.endsWith('/stream')) return;
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / SECOND);
  });
}
