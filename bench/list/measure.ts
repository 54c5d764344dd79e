import { brand } from '@edp/contract/modules/brand/brand.ts';
import type { startChild } from '../child-server.ts';
import { cpuMs } from '../cpu-time.ts';
import { signedRequest } from '../signed-request.ts';
import { load, type Load, type NextRequest } from './load.ts';

export const connections = 16;
export const roundSeconds = 5;
export const rounds = 4;

export type Child = Awaited<ReturnType<typeof startChild>>;

/** A page of the brand list as a browser asks for it. */
export const request = (ticket: string, tenant: number, pageNo: number) => () =>
  signedRequest(brand.list.path, ticket, { pageNo, pageSize: 10 }, { 'x-tenant': tenant });

export const medianByRate = (loads: readonly Measured[]) =>
  loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)]!;

export interface Measured extends Load {
  /** CPU time of one request: in the server, and in PostgreSQL. */
  serverUs: number;
  postgresUs: number;
}

export async function measure(
  server: Child,
  postgres: readonly number[],
  requests: readonly (() => Buffer)[] | NextRequest,
  seconds = roundSeconds,
): Promise<Measured> {
  const before = [await cpuMs(server.pids()), await cpuMs(postgres)] as const;
  const result = await load(server.url, requests, connections, seconds);
  const perRequest = (ms: number) => (ms * 1000) / (result.perSecond * seconds);
  return {
    ...result,
    serverUs: perRequest((await cpuMs(server.pids())) - before[0]),
    postgresUs: perRequest((await cpuMs(postgres)) - before[1]),
  };
}

export function print(name: string, { perSecond, p50, p99, failures, serverUs, postgresUs }: Measured) {
  const times = `p50 ${p50.toFixed(1).padStart(5)} ms   p99 ${p99.toFixed(1).padStart(5)} ms`;
  const cpu = `CPU a request: server ${serverUs.toFixed(0)} µs, PostgreSQL ${postgresUs.toFixed(0)} µs`;
  console.log(
    `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(6)} /s   ${times}   ${cpu}${failures ? `   ${failures} FAILED` : ''}`,
  );
}
