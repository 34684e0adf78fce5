import type { FastifyInstance } from 'fastify';
import { ServiceError } from './problem.ts';

/**
 * Refuses a request that names its host twice, as RFC 9112 asks in 3.2: Node takes the first, a proxy or cache before the
 * service may have gone by the last. The connection ends with it, as after every other request of broken form.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const names = request.raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    if (names.length < 2) return done();
    reply.header('connection', 'close');
    done(new ServiceError('invalid_request', { detail: 'More than one Host.' }));
  });
}
