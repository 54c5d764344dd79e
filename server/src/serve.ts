import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { doing } from './kernel/process/doing.ts';
import { explainPort } from './port.ts';

/** Builds the app and listens. */
export async function serve(config: Config, databaseUrl: string): Promise<FastifyInstance> {
  const app = await buildApp(config, databaseUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    doing.noteRequest(`${request.method} ${request.routeOptions.url ?? 'unknown'}`);
    done();
  });
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await app.close();
    throw explainPort(config, error);
  }
}
