import { brand } from '@edp/contract/modules/brand/brand.ts';
import pg from 'pg';
import type { NextRequest } from '../list/load.ts';
import { connections, request } from '../list/measure.ts';
import { signedRequest } from '../signed-request.ts';
import { readTenant, recordsOfConnection, writeTenant } from './seed-write.ts';

/** One of the two that are compared: where its rows are, and the sessions of its requests. */
export interface Side {
  url: string;
  table: 'public.brand' | 'bench.brand';
  ownerUrl: string;
  ticketOf: (tenant: number) => string;
}

export interface RateCase {
  what: string;
  /** The share of the limit that it should reach. */
  aim: number;
  /** Makes the requests of one round. */
  prepare: (side: Side, count: number) => Promise<NextRequest> | NextRequest;
}

const save = (side: Side, input: object) => signedRequest(brand.save.path, side.ticketOf(writeTenant), input, { 'x-tenant': writeTenant });
const fields = (n: number) => ({ name: `恒力阀门${n}`, active: 1, sortOrder: n % 100, description: `压测数据 ${n}` });

let created = 0;

function creates(side: Side, count: number): NextRequest {
  const requests = Array.from({ length: count }, () => save(side, { code: `N${++created}`, ...fields(created) }));
  let next = 0;
  return () => requests[next++] ?? tooFew();
}

/** Each connection updates its own records in turn, so that no version is stale. */
async function updates(side: Side, count: number): Promise<NextRequest> {
  const records = await recordsOf(side);
  const queues = Array.from({ length: connections }, (_, connection) => {
    const own = records.slice(connection * recordsOfConnection, (connection + 1) * recordsOfConnection);
    // Connections are not served evenly.
    return Array.from({ length: Math.ceil((count * 2) / connections) }, (_each, k) => {
      const { id, code, version } = own[k % own.length]!;
      return save(side, { id, version: version + Math.floor(k / own.length), code, ...fields(k) });
    });
  });
  const next = queues.map(() => 0);
  return (connection) => queues[connection]![next[connection]!++] ?? tooFew();
}

async function recordsOf({ ownerUrl, table }: Side) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; code: string; version: number }>(
    `select id, code, version from ${table} where tenant_id = ${writeTenant} and code like 'S%' order by id`);
  await client.end();
  return rows;
}

async function reads(side: Side): Promise<NextRequest> {
  const client = new pg.Client({ connectionString: side.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(`select id from brand where tenant_id = ${readTenant} order by id limit 100`);
  await client.end();
  return inTurn(rows.map(({ id }) => signedRequest(brand.detail.path, side.ticketOf(readTenant), { id }, { 'x-tenant': readTenant })));
}

const pages = (side: Side) => inTurn([1, 2, 3, 4].map((pageNo) => request(side.ticketOf(readTenant), readTenant, pageNo)));

function inTurn(requests: readonly Buffer[]): NextRequest {
  let next = 0;
  return () => requests[next++ % requests.length]!;
}

function tooFew(): never {
  throw new Error('More requests are answered in a round than were prepared.');
}

export const rateCases: readonly RateCase[] = [
  { what: 'create one', aim: 0.4, prepare: creates },
  { what: 'update one', aim: 0.4, prepare: updates },
  { what: 'read one', aim: 0.75, prepare: reads },
  { what: 'list page', aim: 0.75, prepare: pages },
];
