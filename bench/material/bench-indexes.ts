import { randomBytes } from 'node:crypto';
import { readConfig } from '@edp/server/config.ts';
import { prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import type pg from 'pg';
import { median } from '../median.ts';
import { withScratchPostgres } from '../scratch.ts';
import { largestTenant } from './seed-companies.ts';
import { connect, seedMaterials } from './seed-materials.ts';

const inserted = 10_000;
const rounds = 5;

const ofTenant = `select id from material where tenant_id = ${largestTenant}`;
/** A record that no material refers to may be deleted: this is asked before. */
const uses = (column: string) => `${ofTenant} and ${column} = 0 limit 1`;
const page = (order: string) => `${ofTenant} order by ${order} limit 20`;

interface Purpose {
  readonly what: string;
  readonly query: string;
  /** `query` in words that need no index. */
  readonly plain?: string;
}
/** By index what it is for; those that keep a key are not tried. */
const purposes: Readonly<Record<string, Purpose>> = {
  material_by_name: { what: 'list by name', query: page('name collate app.by_pinyin, id') },
  material_by_code: { what: 'list by code', query: page('code, id') },
  material_by_creation: { what: 'list by creation', query: page('created_time desc, id desc') },
  material_by_update: { what: 'list by update', query: page('updated_time desc, id desc') },
  material_by_category: { what: 'delete a category', query: uses('category_id') },
  material_by_type: { what: 'delete a type', query: uses('type_id') },
  material_by_product_category: { what: 'delete a product category', query: uses('product_category_id') },
  material_by_organisation: { what: 'delete a department', query: uses('organisation_id') },
  material_by_unit: { what: 'delete a unit', query: uses('unit_id') },
  material_by_length_unit: { what: 'delete a unit', query: uses('length_unit_id') },
  material_by_weight_unit: { what: 'delete a unit', query: uses('weight_unit_id') },
  material_by_volume_unit: { what: 'delete a unit', query: uses('volume_unit_id') },
  material_by_picture: { what: 'delete a file', query: uses('picture_file_id') },
  material_by_owner: { what: 'materials of a user', query: uses('owner_id') },
  material_by_handed_to: { what: 'materials handed to a user', query: uses('handed_to') },
  material_tenant_id_idx: { what: 'pictures in details', query: `${ofTenant} and graphic_details_file_ids <> '{}'` },
  material_tenant_id_idx1: { what: 'pictures in parameters', query: `${ofTenant} and parameter_file_ids <> '{}'` },
  material_search: {
    what: 'search for 轴承',
    query: `select app.search('public.material', '{name}', '轴承', '{}', 100)`,
    plain: `${ofTenant} and position('轴承' in name) > 0`,
  },
};

/** Each index of a material costs something at every insert; this compares it with what the index saves a reader. */
export function benchIndexes() {
  return withScratchPostgres(async (ownerUrl) => {
    await prepareDatabase(readConfig({ EDP_SECRET: randomBytes(32).toString('hex') }), ownerUrl);
    console.log('seeding 1,000,000 materials over 50 tenants …');
    await seedMaterials(ownerUrl);
    // Without triggers, whose work is the same with any index.
    const client = await connect(ownerUrl);
    try {
      await client.query(`set app.tenant = '${largestTenant}'`);
      await printIndexes(client);
    } finally {
      await client.end();
    }
  });
}

async function printIndexes(client: pg.Client) {
  const insert = await insertStatement(client);
  console.log(`${'index'.padEnd(32)}   MiB   of insert   with ms   without ms   for`);
  for (const { name, mib } of await indexes(client)) {
    const { what, query, plain = query } = purposes[name]!;
    const inserting = await compare(client, name, insert, insert);
    const asking = await compare(client, name, query, plain);
    const share = `${((1 - inserting.without / inserting.withIndex) * 100).toFixed(1)} %`;
    const [withIndex, without] = [asking.withIndex.toFixed(1), asking.without.toFixed(1)];
    console.log(
      `${name.padEnd(32)} ${mib.padStart(5)} ${share.padStart(11)} ${withIndex.padStart(9)} ${without.padStart(12)}   ${what}`,
    );
  }
}

async function indexes(client: pg.Client) {
  const { rows } = await client.query<{ name: string; mib: string }>(`
    select indexrelid::regclass::text as name, (pg_relation_size(indexrelid) / 1048576)::text as mib
      from pg_index where indrelid = 'material'::regclass and not indisunique order by 1`);
  const unknown = rows.filter(({ name }) => !(name in purposes)).map(({ name }) => name);
  if (unknown.length > 0) throw new Error(`say in bench-indexes.ts what these are for: ${unknown.join(', ')}`);
  return rows;
}

/** Copies with every optional reference filled in, as indexes leave empty ones out. */
async function insertStatement(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`
    select attname as name from pg_attribute
     where attrelid = 'material'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`);
  const filled: Readonly<Record<string, string>> = {
    code: `'COPY-' || code`,
    product_category_id: 'category_id',
    length_unit_id: 'unit_id',
    weight_unit_id: 'unit_id',
    volume_unit_id: 'unit_id',
    picture_file_id: 'id',
  };
  const columns = rows.map(({ name }) => name);
  return `insert into material (${columns.join()}) select ${columns.map((name) => filled[name] ?? name).join()}
    from material where tenant_id = ${largestTenant} order by id limit ${inserted}`;
}

/** In turn, so that both have the same machine. */
async function compare(client: pg.Client, index: string, query: string, plain: string) {
  const times = { withIndex: [] as number[], without: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.withIndex.push(await timed(client, 'begin', query));
    times.without.push(await timed(client, `begin; drop index ${index}`, plain));
  }
  return { withIndex: median(times.withIndex), without: median(times.without) };
}

/** Nothing of it stays. */
async function timed(client: pg.Client, begin: string, statement: string): Promise<number> {
  await client.query(begin);
  const startedAt = performance.now();
  await client.query(statement);
  const ms = performance.now() - startedAt;
  await client.query('rollback');
  return ms;
}
