import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';

/** Ticket, password and signature never reach a log: requests are logged by method, route and address alone. */
export function loggerOptions(config: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    serializers: {
      // The path itself may hold a ticket.
      req: (request) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
        address: request.ip,
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
    redact: ['*.password', '*.certificatePwd', '*.corTicket', '*.captcha'],
  };
}
