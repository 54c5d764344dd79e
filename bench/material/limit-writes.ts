import { materialTable } from '@edp/server/modules/material/material-table.ts';
import type pg from 'pg';
import { connections } from '../list/measure.ts';
import { recordsOfConnection } from '../write/prepared-requests.ts';
import { largestTenant } from './seed-companies.ts';

export interface GivenMaterial extends Readonly<Record<string, unknown>> {
  id?: string;
  version?: number;
}

/** The columns that a save writes but the organisation, which the product looks up. */
const stored = materialTable.stored.filter(({ name }) => name !== 'orgId');
const columns = stored.map(({ column }) => column);
const valuesOf = (material: GivenMaterial) =>
  stored.map(({ name, store }) => store(material[name] ?? (material.combinedUnitVo as GivenMaterial)[name]));
const after = columns.length;

const insert = `insert into bench.material (tenant_id, organisation_id, ${columns.join()}) values (${largestTenant}, 1, ${columns.map((_, index) => `$${index + 1}`).join()}) returning id`;
const update = `update bench.material set ${columns.map((column, index) => `${column} = $${index + 1}`).join()}, version = version + 1, updated_time = now()
  where tenant_id = ${largestTenant} and id = $${after + 1} and version = $${after + 2} returning id`;

export const createStatement = (material: GivenMaterial) => ({ sql: insert, parameters: valuesOf(material) });
export const updateStatement = (material: GivenMaterial) => ({
  sql: update,
  parameters: [...valuesOf(material), material.id, material.version],
});

/**
 * The same columns and keys, without triggers, policies, foreign keys and search; with the materials that are updated.
 */
export async function makeLimitTable(client: pg.Client) {
  await client.query(`
    create schema bench;
    create table bench.material (like material including generated including identity including defaults, primary key (tenant_id, id), unique (tenant_id, code));
    insert into bench.material (tenant_id, id, organisation_id, ${columns.join()}) overriding system value
      select tenant_id, id, organisation_id, ${columns.join()} from material where tenant_id = ${largestTenant} order by id limit ${connections * recordsOfConnection};
    select setval(pg_get_serial_sequence('bench.material', 'id'), (select max(id) from material))`);
}
