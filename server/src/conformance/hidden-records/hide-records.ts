import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
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

/** Ids that no record of another table has, so that a call about one is about no other. */
let nextId = 7_000_000;
export const absentId = '8000000';

/** A copy of the first record of a table that is called as nothing else is. */
async function copyRecord(
  tenantOne: pg.Client,
  table: string,
  changes: Readonly<Record<string, string | null>>,
): Promise<string> {
  const id = String(++nextId);
  const { rows: columns } = await tenantOne.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const values = columns.map(({ name, type }) => {
    const value = { id, code: hiddenCode(id), name: hiddenName, ...changes }[name];
    if (value !== undefined) return value === null ? 'null' : `'${value}'`;
    return type === 'numeric' && /price/.test(name) ? hiddenPrice : `"${name}"`;
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
    hiddenName,
  ]);
  if (table === 'bom') await tenantOne.query('insert into bom_revision (bom_id, revision) values ($1, 1)', [id]);
  return id;
}

const notShared = { handed_to: null, source: '2' };

/** One record of each shared table that belongs to somebody else, in the organisation of the tester. */
export async function hideBySharing(app: TestApp, organisation: string): Promise<HiddenRecord[]> {
  const tenantOne = await app.asTenant(1);
  const {
    rows: [owner],
  } = await tenantOne.query<{ id: string }>(`select id from user_account where account = 'admin'`);
  const { rows: tables } = await tenantOne.query<{ name: string }>('select app.handed_over_tables() as name');
  const shared = nouns.flatMap((noun) => (tables.some(({ name }) => name === noun.table) ? [noun] : []));
  const hidden: HiddenRecord[] = [];
  for (const { name: noun, table } of shared) {
    await tenantOne.query(
      `insert into sharing_mode (table_name, mode) values ($1, 2) on conflict (tenant_id, table_name) do update set mode = 2`,
      [table],
    );
    const own = await columnsIn(tenantOne, table, {
      ...notShared,
      created_by: owner!.id,
      product_id: null,
      material_id: null,
    });
    const id = await copyRecord(tenantOne, table, own);
    if (table === 'material' || table === 'product') await assignTo(tenantOne, table, id, organisation);
    hidden.push({ name: `${noun} of another user`, noun, table, id }, ...(await addParts(tenantOne, table, id)));
  }
  await tenantOne.query('update sharing_rule set active = false');
  return hidden;
}

/** A material, a product with a variant and their BOMs that the tester would see but for the organisation. */
export async function hideByOrganisation(app: TestApp): Promise<HiddenRecord[]> {
  const tenantOne = await app.asTenant(1);
  const ofSystem = { created_by: null, handed_to: null };
  const [material, product] = [
    await copyRecord(tenantOne, 'material', { ...ofSystem, product_id: null }),
    await copyRecord(tenantOne, 'product', ofSystem),
  ];
  const variant = await copyRecord(tenantOne, 'material', { ...ofSystem, product_id: product });
  const record = (noun: string, id: string, table = noun, name = noun): HiddenRecord => ({
    name: `${name} of another organisation`,
    noun,
    table,
    id,
  });
  const boms = [
    await copyRecord(tenantOne, 'bom', { ...ofSystem, material_id: material, product_id: null }),
    await copyRecord(tenantOne, 'bom', { ...ofSystem, material_id: null, product_id: product }),
  ];
  return [
    record('material', material),
    record('product', product),
    record('material', variant, 'material', 'variant'),
    ...boms.map((id) => record('bom', id)),
    ...(await addParts(tenantOne, 'bom', boms[0]!)),
  ];
}

/** What is hidden with a record that it belongs to. */
async function addParts(tenantOne: pg.Client, table: string, id: string): Promise<HiddenRecord[]> {
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
  const partId = await copyRecord(tenantOne, part.table, part.values);
  return [{ name: `${part.noun} of a hidden ${table}`, noun: part.noun, table: part.table, id: partId }];
}

async function columnsIn(tenantOne: pg.Client, table: string, values: Readonly<Record<string, string | null>>) {
  const { rows } = await tenantOne.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => rows.some((column) => column.name === name)));
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

/**
 * Lets what the tester sees refer to what it does not: as components, accessories, members of a group, by names and
 * units.
 */
export async function referToHidden(
  app: TestApp,
  admin: TestClient,
  tester: TestClient,
  hidden: readonly HiddenRecord[],
): Promise<void> {
  const tenantOne = await app.asTenant(1);
  const { id: bomId } = await tester.data(bom.save, { productName: '看得到的BOM', proSpecName: '规格', active: 1 });
  for (const [place, { noun, table, id }] of hidden.entries()) {
    if (noun === 'material') {
      await admin.data(bomItem.save, { bomId, sort: place, proSpecId: id, quantity: '1' });
      await tenantOne.query(
        `insert into material_accessory (material_id, accessory_id) select a.material_id, $1 from material_assignment a order by a.inventory_organisation_id desc, a.material_id limit 1`,
        [id],
      );
      await tenantOne.query(
        `insert into material_stock (material_id, inventory_organisation_id, quantity) select $1, id, 5 from inventory_organisation order by id limit 1`,
        [id],
      );
    } else if (noun === 'product')
      await tenantOne.query(
        `insert into goods_group_product (goods_group_id, product_id) select min(id), $1 from goods_group`,
        [id],
      );
    else if (table === 'brand')
      await tenantOne.query(
        `update product set brand_id = $1 where id = (select min(product_id) from product_assignment where inventory_organisation_id = (select max(inventory_organisation_id) from product_assignment))`,
        [id],
      );
  }
}
