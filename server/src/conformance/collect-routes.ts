import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { buildApp } from '../app.ts';
import type { TestApp } from '../testing/test-app.ts';

/**
 * Builds the server once more, without listening, and gives every route that is registered on the way, with the hooks
 * around it.
 */
export async function collectRoutes({ config, databaseUrl }: Pick<TestApp, 'config' | 'databaseUrl'>) {
  const routes: RouteOptions[] = [];
  const watch = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route));
  subscribe('fastify.initialization', watch);
  const app = await buildApp(config, databaseUrl).finally(() => unsubscribe('fastify.initialization', watch));
  await app.ready();
  const printed = app.printRoutes({ includeHooks: true, commonPrefix: false });
  await app.close();
  return { routes, hooks: hooksIn(printed) };
}

/** The different lists of hooks that routes have, but for those that answer HEAD. */
function hooksIn(printed: string): string[] {
  const ofRoutes = printed
    .split(/^(?=.*\((?:GET|POST|PUT|DELETE|HEAD|PATCH|OPTIONS)[^)]*\)$)/m)
    .filter((part) => !/\(HEAD\)/.test(part));
  return [...new Set(ofRoutes.map((part) => [...part.matchAll(/• (\(.*)/g)].map(([, hook]) => hook).join(' ')))];
}
