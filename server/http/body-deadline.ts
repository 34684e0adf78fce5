import type { FastifyInstance } from 'fastify';

interface Deadlines {
  /** Bytes of a body that a call has; routes that take more take files. */
  readonly bodyLimit: number;
  /** Milliseconds for the body of a call. */
  readonly call: number;
  /** Milliseconds for a file. */
  readonly file: number;
}

/**
 * Ends a request whose body takes too long: only files may come over a slow line, everything else would keep a connection
 * busy on purpose. The server's own limit knows no routes; it has to be the longer of the two.
 */
export function limitBodyTime(app: FastifyInstance, { bodyLimit, call, file }: Deadlines): void {
  app.addHook('onRequest', (request, _, done) => {
    const { raw, routeOptions } = request;
    if (raw.headers['content-length'] || raw.headers['transfer-encoding']) {
      // Nothing is answered: whoever sends in good faith sends again.
      const end = () => void (raw.complete || raw.destroy());
      const timer = setTimeout(end, (routeOptions.bodyLimit ?? 0) > bodyLimit ? file : call).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
