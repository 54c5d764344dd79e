import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** The built web: names of assets carry a hash of their content, so they never change. */
export async function serveWeb(app: FastifyInstance) {
  if (!existsSync(built)) return;
  await app.register(fastifyStatic, {
    root: built,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const forever = path.includes('/assets/') || path.includes('\\assets\\');
      void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
