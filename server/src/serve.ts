import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { StartError } from './kernel/start-error.ts';

/** Builds the app and listens; a port that cannot be had is one clear line. */
export async function serve(config: Config, databaseUrl: string): Promise<FastifyInstance> {
  const app = await buildApp(config, databaseUrl);
  try {
    await listen(app, config);
    return app;
  } catch (error) {
    await app.close();
    throw explain(config, error as NodeJS.ErrnoException);
  }
}

/** A server that was told to stop may hold the port for a moment longer. */
async function listen(app: FastifyInstance, address: Pick<Config, 'port' | 'host'>, attempts = 8) {
  try {
    await app.listen({ port: address.port, host: address.host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || attempts === 1) throw error;
    await sleep(250);
    await listen(app, address, attempts - 1);
  }
}

function explain({ port, host }: Config, error: NodeJS.ErrnoException): Error {
  switch (error.code) {
    case 'EADDRINUSE': return new StartError(`port ${port} is taken; stop what uses it or set PORT to another one`);
    case 'EACCES': return new StartError(`port ${port} needs more rights; set PORT to one above 1023`);
    case 'EADDRNOTAVAIL': case 'ENOTFOUND': return new StartError(`HOST ${host} is not an address of this machine`);
    default: return error;
  }
}
