import { brand } from '@edp/contract/modules/brand/brand.ts';
import pg from 'pg';
import { inTurn, type NextRequest } from '../list/load.ts';
import { request } from '../list/measure.ts';
import { signedRequest } from '../signed-request.ts';
import type { Prepare } from './measure-sides.ts';
import { once, type Updated, updatesOf } from './prepared-requests.ts';
import { readTenant, writeTenant } from './seed-write.ts';

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
  prepare: Prepare<Side>;
}

const save = (side: Side, input: object) =>
  signedRequest(brand.save.path, side.ticketOf(writeTenant), input, { 'x-tenant': writeTenant });
const fields = (n: number) => ({ name: `恒力阀门${n}`, active: 1, sortOrder: n % 100, description: `压测数据 ${n}` });

let created = 0;

const creates = (side: Side, count: number) =>
  once(Array.from({ length: count }, () => save(side, { code: `N${++created}`, ...fields(created) })));

const updates = async (side: Side, count: number) =>
  updatesOf(await recordsOf(side), count, ({ id, version, code }, n) =>
    save(side, { id, version, code, ...fields(n) }),
  );

async function recordsOf({ ownerUrl, table }: Side) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<Updated>(
    `select id, code, version from ${table} where tenant_id = ${writeTenant} and code like 'S%' order by id`,
  );
  await client.end();
  return rows;
}

async function reads(side: Side): Promise<NextRequest> {
  const client = new pg.Client({ connectionString: side.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from brand where tenant_id = ${readTenant} order by id limit 100`,
  );
  await client.end();
  return inTurn(
    rows.map(
      ({ id }) =>
        () =>
          signedRequest(brand.detail.path, side.ticketOf(readTenant), { id }, { 'x-tenant': readTenant }),
    ),
  );
}

const pages = (side: Side) =>
  inTurn([1, 2, 3, 4].map((pageNo) => request(side.ticketOf(readTenant), readTenant, pageNo)));

export const rateCases: readonly RateCase[] = [
  { what: 'create one', aim: 0.4, prepare: creates },
  { what: 'update one', aim: 0.4, prepare: updates },
  { what: 'read one', aim: 0.75, prepare: reads },
  { what: 'list page', aim: 0.75, prepare: pages },
];
