import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../app-error.ts';

interface Body {
  request: FastifyRequest;
  reply: FastifyReply;
  since: number;
  bytesRead: number;
  movedAt: number;
  isAnswered: boolean;
}

/**
 * A body must have arrived within `totalMs`, or a few clients could hold every connection. An upload may take as long
 * as it keeps moving; once it has been answered, refused for instance, its rest has as much time as any other body.
 */
export function limitBodyTime(app: FastifyInstance, { totalMs, stallMs }: Config['bodyTime']) {
  const bodies = new Set<Body>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if ('content-length' in raw.headers || 'transfer-encoding' in raw.headers) {
      const now = performance.now();
      const body: Body = {
        request,
        reply,
        since: now,
        bytesRead: raw.socket.bytesRead,
        movedAt: now,
        isAnswered: false,
      };
      bodies.add(body);
      raw.once('close', () => bodies.delete(body));
    }
    done();
  });

  const check = () => {
    const now = performance.now();
    for (const body of bodies) {
      const { raw } = body.request;
      if (raw.complete) bodies.delete(body);
      else if (isLate(body, now)) {
        bodies.delete(body);
        end(body);
      }
    }
  };
  const isLate = (body: Body, now: number) => {
    const { bytesRead } = body.request.raw.socket;
    if (bytesRead !== body.bytesRead) Object.assign(body, { bytesRead, movedAt: now });
    if (body.reply.sent && !body.isAnswered) Object.assign(body, { isAnswered: true, since: now });
    const isMeasuredByStandstill = body.request.routeOptions.config.bound?.call.upload && !body.isAnswered;
    return isMeasuredByStandstill ? now - body.movedAt > stallMs : now - body.since > totalMs;
  };
  const timer = setInterval(check, Math.min(1000, stallMs / 4, totalMs / 4)).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** The reader of the body gets the error and answers; the connection is closed after that. */
function end({ request: { raw }, reply }: Body) {
  if (reply.sent || raw.listenerCount('error') === 0) return raw.socket.destroy();
  reply.header('connection', 'close');
  return raw.emit('error', new AppError(408, 'error.timeout'));
}
