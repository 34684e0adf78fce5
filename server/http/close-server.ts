import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../clock.ts';

const CLOSE_IDLE_EVERY = SECOND / 10;
const CLOSE_ALL_AFTER = 6 * SECOND;

/**
 * Prepares a server for its end: the returned function lets answers that have begun be finished, and cuts what is left
 * after six seconds. The framework waits for every idle connection to time out (measured: 74 s), and Node takes one that
 * has not asked anything yet, as browsers open them in advance, for busy; nobody is served by either.
 */
export function closableServer(app: FastifyInstance): () => Promise<void> {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return async () => {
    const idle = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, CLOSE_IDLE_EVERY);
    const all = setTimeout(() => app.server.closeAllConnections(), CLOSE_ALL_AFTER);
    try {
      await app.close();
    } finally {
      clearInterval(idle);
      clearTimeout(all);
    }
  };
}
