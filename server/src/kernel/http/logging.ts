import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';

/** Ticket, password and signature never reach a log: requests are logged by method and path alone. */
export function loggerOptions(config: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0], address: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }),
    },
    redact: ['*.password', '*.corTicket', '*.captcha'],
  };
}
