import { existsSync } from 'node:fs';
import { addresses } from '@edp/contract/kernel/call.ts';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls, allChannels, modules } from '../modules.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { accessOf } from './call-classes.ts';
import { collectRoutes } from './collect-routes.ts';
import { openCalls, writesOfViewers } from './open-calls.ts';

/**
 * Every call is answered by one function, which checks signature, session, permission and input in this order for all
 * of them (kernel/http/routes.ts). So one call of each class is enough to prove what that function does
 * (access.test.ts).
 */
let app: TestApp;
let routes: readonly RouteOptions[];
let hooks: readonly string[];
beforeAll(async () => {
  app = await startTestApp();
  ({ routes, hooks } = await collectRoutes(app));
});
afterAll(() => app.stop());

const pathOfRoute = (address: string) => address.replaceAll(/\{(\w+)\}/g, ':$1');
const describeRoute = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>) => `${String(method)} ${url}`;
const ofCalls = () => routes.filter(({ config, method }) => config?.bound && method !== 'HEAD');

/**
 * What is answered besides the calls: to probes, to readers of the documentation, and where a window asks for its
 * channel.
 */
const others: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/docs',
  '/docs/openapi.json',
  ...allChannels.map(({ path }) => pathOfRoute(path)),
]);
const isFileOfWeb = (url: string) => existsSync(new URL(`../../../web/dist${url}`, import.meta.url));

it('每个接口都在文档的地址和带服务前缀的地址登记，而且只在那里', () => {
  const expected = modules.flatMap(({ call }) =>
    addresses(call).map((address) => `${call.name} ${call.method} ${pathOfRoute(address)}`),
  );
  expect(
    ofCalls()
      .map((route) => `${route.config!.bound!.call.name} ${describeRoute(route)}`)
      .toSorted(),
  ).toEqual(expected.toSorted());
  expect(
    ofCalls()
      .filter(({ config }) => !modules.includes(config!.bound!))
      .map(describeRoute),
  ).toEqual([]);
});

it('所有接口都由同一个函数处理，地址上没有另加的钩子', () => {
  const [{ handler }] = ofCalls() as [RouteOptions];
  const own = [
    'onRequest',
    'preParsing',
    'preValidation',
    'preHandler',
    'preSerialization',
    'onSend',
    'onResponse',
    'onError',
    'errorHandler',
    'schema',
    'bodyLimit',
  ] as const;
  expect(
    ofCalls()
      .filter((route) => route.handler !== handler)
      .map(describeRoute),
  ).toEqual([]);
  expect(
    ofCalls()
      .filter((route) => own.some((name) => route[name] !== undefined))
      .map(describeRoute),
  ).toEqual([]);
});

it('所有地址前后的钩子相同；office 的答复多一个', () => {
  const [plain, office, ...more] = hooks.toSorted((one, other) => one.length - other.length);
  expect(more).toEqual([]);
  expect(plain).not.toContain('preSerialization');
  expect(office?.replace(/\(preSerialization\) \["[^"]*"\] ?/, '')).toBe(plain);
});

it('接口以外的地址都在名单上', () => {
  const unknown = routes.filter(({ config, url }) => !config?.bound && !others.has(url) && !isFileOfWeb(url));
  expect(unknown.map(describeRoute)).toEqual([]);
  // What answers HEAD is made by Fastify from what answers GET.
  const reading = new Set(routes.filter(({ method }) => method === 'GET').map(({ url }) => url));
  expect(routes.filter(({ method, url }) => method === 'HEAD' && !reading.has(url)).map(describeRoute)).toEqual([]);
});

it('不需要权限的接口、只属于平台租户的接口都在名单上；修改不能只凭查看的权限', () => {
  const open = Map.groupBy(allCalls, accessOf);
  for (const [access, names] of Object.entries(openCalls)) {
    expect((open.get(access as keyof typeof openCalls) ?? []).map(({ name }) => name).toSorted(), access).toEqual(
      names.toSorted(),
    );
  }
  const byViewers = allCalls.filter(
    ({ writes, can, orCan }) => writes && [can, ...orCan].some((permission) => permission.endsWith('.view')),
  );
  expect(byViewers.map(({ name }) => name)).toEqual(writesOfViewers);
});
