import type { WebSocket } from 'ws';

/** A peer that is gone without a word is noticed after two beats at the latest. */
export function startHeartbeat(sockets: ReadonlySet<WebSocket>, everyMs: number): () => void {
  const awaited = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (awaited.has(socket)) socket.terminate();
      else {
        awaited.add(socket);
        socket.once('pong', () => awaited.delete(socket));
        socket.ping();
      }
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
