import { createServer } from 'node:net';

/** The port of a setting; a wrong one is named before minutes go into a build. */
export function portSetting(name, fallback) {
  const given = process.env[name];
  if (!given) return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} must be a port number from 0 to 65535, not "${given}".`);
}

/** Whether nobody listens on a port yet. */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
