import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const lastCallMs = 50;

/**
 * Fastify closes connections that are idle when the server begins to stop. Two kinds would hold up its end for a
 * minute: those that browsers open ahead of need and that have not sent anything yet, and those whose request was still
 * in flight, which would be kept alive after it.
 */
export function closeConnectionsOnStop(app: FastifyInstance) {
  const sockets = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    // A request may have been sent whose connection is not accepted or not read yet.
    await sleep(lastCallMs);
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (isStopping) request.raw.socket.destroySoon();
    done();
  });
}
