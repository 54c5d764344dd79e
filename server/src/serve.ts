import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { StartError } from './kernel/start-error.ts';

/** Builds the app and listens; a port that cannot be had is one clear line. */
export async function serve(config: Config, databaseUrl: string): Promise<FastifyInstance> {
  const app = await buildApp(config, databaseUrl);
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await app.close();
    throw explain(config, error as NodeJS.ErrnoException);
  }
}

function explain({ port, host }: Config, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`port ${port} is taken; stop what uses it or set PORT to another one`);
  if (error.code === 'EACCES') return new StartError(`port ${port} needs more rights; set PORT to one above 1023`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return new StartError(`HOST ${host} is not an address of this machine`);
  return error;
}
