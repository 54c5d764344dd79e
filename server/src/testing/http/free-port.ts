import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nothing listens on, for a server in a process of its own. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
