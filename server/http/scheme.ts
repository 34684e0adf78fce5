import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every visitor comes over https, whatever the last hop before the service speaks. */
    readonly isBehindTls: boolean;
  }
}

/**
 * Settles whether the scheme is known without being told. A live site at an https address is reached in no other way,
 * and a proxy that forgets `X-Forwarded-Proto` must not cost anybody's session its `Secure`.
 */
export function settleScheme(
  app: FastifyInstance,
  { isProduction, siteUrl }: Pick<Config, 'isProduction' | 'siteUrl'>,
): void {
  app.decorate('isBehindTls', isProduction && siteUrl?.startsWith('https:') === true);
}

/** Whether the visitor speaks https: by the settings, else by what the connection or a trusted proxy says. */
export const isSecure = ({ server, protocol }: FastifyRequest): boolean => server.isBehindTls || protocol === 'https';

/** Origin at which the visitor reaches the service. */
export const serviceOrigin = (request: FastifyRequest): string =>
  `${isSecure(request) ? 'https' : 'http'}://${request.host}`;
