import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections ahead of need. Node takes one that has not said anything for a request under way, so it
 * would hold up the end of the server for a minute.
 */
export function closeSilentConnections(app: FastifyInstance) {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
}
