import { nouns } from '@edp/contract/nouns.ts';
import type pg from 'pg';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** Not the master. */
export const testedOrganisation = 'INV02';
/** What brings records of the master into an organisation shows them, and is a permission of its own. */
const bringsIn: ReadonlySet<string> = new Set(['material.load', 'product.load']);

/** A user of that organisation with every other permission. */
export async function addTester(app: TestApp, roleCode: string): Promise<TestClient> {
  const permissions = nouns
    .flatMap((noun) => ('menu' in noun ? noun.menu.permissions.map(({ code }) => code) : []))
    .filter((permission) => !bringsIn.has(permission));
  await addRole(app, roleCode, permissions, [testedOrganisation]);
  return addPerson(app, roleCode.toLowerCase(), 'D0201', roleCode);
}

/** What the hidden records are called and cost: found nowhere else. */
export const hiddenName = '界外之物';
const hiddenPrice = '98765.4321';
export const hiddenCode = (id: string) => `HIDDEN-${id}`;

/** What an answer says of them, with what stands around it; empty where it says nothing. */
export const toldIn = (answer: string) => /.{0,150}(?:界外之物|98765\.43|HIDDEN-\d).{0,100}/i.exec(answer)?.[0] ?? '';
export const isTold = (answer: unknown) => toldIn(JSON.stringify(answer)) !== '';

export interface HiddenRecord {
  /** Of the noun, with what hides it. */
  name: string;
  noun: string;
  table: string;
  id: string;
}

export const absentId = '8000000';

let counts = 0;
/**
 * Ids that count the records of each table from the same beginning, where no record of the demo data is. A call with
 * such an id names one of these records whatever table it looks in, so that one request stands for all of them.
 */
export function sameIds(): (table: string) => string {
  const beginning = 7_000_000 + 100 * counts++;
  const used = new Map<string, number>();
  return (table) => {
    used.set(table, (used.get(table) ?? 0) + 1);
    return String(beginning + used.get(table)!);
  };
}

/** The ids, names, codes and prices of copies. */
export interface Copies {
  idIn: (table: string) => string;
  nameOf: (id: string) => string;
  codeOf: (id: string) => string;
  price: string;
}
const hiddenCopies = (): Copies => ({
  idIn: sameIds(),
  nameOf: () => hiddenName,
  codeOf: hiddenCode,
  price: hiddenPrice,
});

interface Column {
  name: string;
  type: string;
}
const columnsByTable = new Map<string, Column[]>();

/** Those that can be written. */
async function columnsOf(tenantOne: pg.Client, table: string): Promise<Column[]> {
  if (!columnsByTable.has(table)) {
    const { rows } = await tenantOne.query<Column>(
      `select attname as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    columnsByTable.set(table, rows);
  }
  return columnsByTable.get(table)!;
}

/** A copy of the first record of a table. */
export async function copyRecord(
  tenantOne: pg.Client,
  table: string,
  changes: Readonly<Record<string, string | null>>,
  { idIn, nameOf, codeOf, price }: Copies,
): Promise<string> {
  const id = idIn(table);
  const columns = await columnsOf(tenantOne, table);
  const values = columns.map(({ name, type }) => {
    const value = { id, code: codeOf(id), name: nameOf(id), ...changes }[name];
    if (value !== undefined) return value === null ? 'null' : `'${value}'`;
    return type === 'numeric' && /price/.test(name) ? price : `"${name}"`;
  });
  // As a person would have added it: the home page tells of such changes.
  await tenantOne.query(`select set_config('app.request', 'hidden', false)`);
  await tenantOne.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) overriding system value select ${values.join(', ')} from ${table} order by id limit 1`,
  );
  // The change says what it was called.
  if (columns.some(({ name }) => name === 'name'))
    await tenantOne.query(`update ${table} set name = name || '改' where id = $1`, [id]);
  await tenantOne.query(`insert into translation (table_name, record_id, language, name) values ($1, $2, 'ENG', $3)`, [
    table,
    id,
    nameOf(id),
  ]);
  if (table === 'bom') await tenantOne.query('insert into bom_revision (bom_id, revision) values ($1, 1)', [id]);
  return id;
}

const notShared = { handed_to: null, source: '2' };

/** One record of each shared table that belongs to another user, in the organisation of the tester. */
export async function hideBySharing(app: TestApp, organisation: string): Promise<HiddenRecord[]> {
  const tenantOne = await app.asTenant(1);
  const {
    rows: [owner],
  } = await tenantOne.query<{ id: string }>(`select id from user_account where account = 'admin'`);
  const { rows: tables } = await tenantOne.query<{ name: string }>('select app.handed_over_tables() as name');
  const shared = nouns.flatMap((noun) => (tables.some(({ name }) => name === noun.table) ? [noun] : []));
  const copies = hiddenCopies();
  const hidden: HiddenRecord[] = [];
  for (const { name: noun, table } of shared) {
    await tenantOne.query(
      `insert into sharing_mode (table_name, mode) values ($1, 2) on conflict (tenant_id, table_name) do update set mode = 2`,
      [table],
    );
    const own = { ...notShared, created_by: owner!.id, product_id: null, material_id: null };
    const id = await copyRecord(tenantOne, table, own, copies);
    if (table === 'material' || table === 'product') await assignTo(tenantOne, table, id, organisation);
    hidden.push(
      { name: `${noun} of another user`, noun, table, id },
      ...(await addParts(tenantOne, table, id, copies)),
    );
  }
  await tenantOne.query('update sharing_rule set active = false');
  return [...hidden, ...(await addBomsOf(tenantOne, hidden, owner!.id, copies))];
}

/** BOMs that all would see but for their heads, which belong to another user. */
async function addBomsOf(
  tenantOne: pg.Client,
  hidden: readonly HiddenRecord[],
  owner: string,
  copies: Copies,
): Promise<HiddenRecord[]> {
  const own = { created_by: owner, handed_to: null, product_id: null };
  const material = await copyRecord(tenantOne, 'material', own, copies);
  const added: HiddenRecord[] = [
    { name: 'material of another user, with a BOM', noun: 'material', table: 'material', id: material },
  ];
  const product = hidden.find(({ table }) => table === 'product')!.id;
  for (const head of [
    { product_id: product, material_id: null },
    { product_id: null, material_id: material },
  ]) {
    const id = await copyRecord(tenantOne, 'bom', { created_by: null, handed_to: null, ...head }, copies);
    added.push({ name: 'bom of a hidden head', noun: 'bom', table: 'bom', id });
  }
  return added;
}

/** A material, a product with a variant and their BOMs that the tester would see but for the organisation. */
export async function hideByOrganisation(app: TestApp): Promise<HiddenRecord[]> {
  const tenantOne = await app.asTenant(1);
  const copies = hiddenCopies();
  const copy = (table: string, changes: Readonly<Record<string, string | null>>) =>
    copyRecord(tenantOne, table, { created_by: null, handed_to: null, ...changes }, copies);
  const [material, product] = [await copy('material', { product_id: null }), await copy('product', {})];
  const variant = await copy('material', { product_id: product });
  const record = (noun: string, id: string, table = noun, name = noun): HiddenRecord => ({
    name: `${name} of another organisation`,
    noun,
    table,
    id,
  });
  const boms = [
    await copy('bom', { material_id: material, product_id: null }),
    await copy('bom', { material_id: null, product_id: product }),
  ];
  return [
    record('material', material),
    record('product', product),
    record('material', variant, 'material', 'variant'),
    ...boms.map((id) => record('bom', id)),
    ...(await addParts(tenantOne, 'bom', boms[0]!, copies)),
  ];
}

/** What is hidden with a record that it belongs to. */
async function addParts(tenantOne: pg.Client, table: string, id: string, copies: Copies): Promise<HiddenRecord[]> {
  const parts: Readonly<Record<string, { noun: string; table: string; values: Record<string, string | null> }>> = {
    category_set: { noun: 'category', table: 'category', values: { category_set_id: id, parent_id: null } },
    label_set: { noun: 'label', table: 'label', values: { label_set_id: id, parent_id: null } },
    bom: {
      noun: 'bomItem',
      table: 'bom_item',
      values: { bom_id: id, revision: '1', parent_id: null, material_id: null, product_id: null, level: '1' },
    },
  };
  const part = parts[table];
  if (!part) return [];
  const partId = await copyRecord(tenantOne, part.table, part.values, copies);
  return [{ name: `${part.noun} of a hidden ${table}`, noun: part.noun, table: part.table, id: partId }];
}

export const assignTo = (tenantOne: pg.Client, table: string, id: string, organisation: string) =>
  tenantOne.query(
    `insert into ${table}_assignment (${table}_id, inventory_organisation_id) select $1, id from inventory_organisation where code = $2`,
    [id, organisation],
  );

export const unassign = (tenantOne: pg.Client, table: string, id: string, organisation: string) =>
  tenantOne.query(
    `delete from ${table}_assignment where ${table}_id = $1 and inventory_organisation_id = (select id from inventory_organisation where code = $2)`,
    [id, organisation],
  );
