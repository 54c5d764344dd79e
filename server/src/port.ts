import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import { StartError } from './kernel/process/start-error.ts';

type Address = Pick<Config, 'port' | 'host'>;

/** A server that was told to stop may hold the port for a moment longer. */
const attempts = 8;
const pauseMs = 250;

/** Resolves when the port can be listened on; one that cannot be had is one clear line. */
export async function awaitPort(address: Address): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const server = createServer();
    try {
      server.listen(address.port, address.host);
      await once(server, 'listening');
      server.close();
      return await once(server, 'close').then(() => undefined);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || attempt === attempts)
        throw explainPort(address, error);
      await sleep(pauseMs);
    }
  }
}

export function explainPort({ port, host }: Address, error: unknown): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`port ${port} is taken; stop what uses it or set PORT to another one`);
    case 'EACCES':
      return new StartError(`port ${port} needs more rights; set PORT to one above 1023`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine`);
    default:
      return error;
  }
}
