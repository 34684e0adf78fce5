import type { FastifyServerOptions } from 'fastify';

/** Fields that never reach a log, wherever they stand. */
const REDACTED = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'otp',
  'code',
  'token',
  'phone',
  'email',
  'name',
];

export interface LogSettings {
  readonly level: string;
  /** Where lines go instead of the standard output. */
  readonly stream?: { write(line: string): void };
}

/**
 * JSON lines with the request's id. A line tells the call and its outcome: no address, no query, no header, no body;
 * of an error its kind, message and stack, but not the row a database error quotes.
 */
export function loggerOptions({ level, stream }: LogSettings): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: REDACTED.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' },
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split('?')[0] ?? '' }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
    },
  };
}
