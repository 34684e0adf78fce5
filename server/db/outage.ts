/** Codes of node's sockets and of PostgreSQL (classes 08, 53 and 57, and 25006: read only, for want of room or on a replica) that mean "not now", not "wrong". */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOSPC']);
const SQL_CLASSES = /^(?:(?:08|53|57)[0-9A-Z]{3}|25006)$/;

/** Messages of the pg driver for failures that carry no code. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|PGlite is closed/;

/** Tells a database that cannot answer now from a query that is wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    NETWORK_CODES.has(code) || SQL_CLASSES.test(code) || DRIVER_MESSAGES.test(error.message) || isOutage(error.cause)
  );
}
