import type pg from 'pg';
import type { TestApp } from '../../testing/test-app.ts';
import {
  assignTo,
  copyRecord,
  freeId,
  type HiddenRecord,
  hiddenCode,
  hiddenName,
  testedOrganisation,
} from './hide-records.ts';

const seenName = '看得到的';
const seen = { nameOf: (id: string) => `${seenName}${id}`, codeOf: (id: string) => `SEEN-${id}`, price: '1' };
const ofSystem = { created_by: null, handed_to: null, source: '2' };

/** Nouns whose records refer to others by columns of their own. */
const referring = [
  ['product', 'product'],
  ['material', 'material'],
  ['specification', 'specification'],
  ['certificate', 'certificate'],
  ['goodsGroup', 'goods_group'],
  ['bom', 'bom'],
] as const;
/** A record that has a hidden owner is itself hidden. */
const owners = { product_id: null, material_id: null };

const idsOf = (hidden: readonly HiddenRecord[], table: string) =>
  hidden.flatMap((record) => (record.table === table ? record.id : []));

/** For each table, its columns that refer to tables with hidden records, each with such a record. */
async function columnsToHidden(tenantOne: pg.Client, hidden: readonly HiddenRecord[]) {
  const { rows } = await tenantOne.query<{ referrer: string; field: string; target: string }>(
    'select r.referrer::text, r.field, t as target from unnest($1::text[]) t cross join app.references_to(t::regclass) r',
    [[...new Set(hidden.map(({ table }) => table))]],
  );
  return new Map(
    [...Map.groupBy(rows, ({ referrer }) => referrer)].map(([table, columns]) => [
      table,
      Object.fromEntries(columns.map(({ field, target }) => [field, idsOf(hidden, target)[0]!])),
    ]),
  );
}

/**
 * Adds records that the tester sees and that refer to all that it does not see, now and in their history: as brands and
 * units, components, accessories, members of a group and heads.
 */
export async function referToHidden(app: TestApp, hidden: readonly HiddenRecord[]): Promise<HiddenRecord[]> {
  const tenantOne = await app.asTenant(1);
  const toHidden = await columnsToHidden(tenantOne, hidden);
  const referrers: HiddenRecord[] = [];
  const add = (noun: string, table: string, id: string) =>
    referrers.push({ name: `${noun} that refers to hidden records`, noun, table, id });
  for (const [noun, table] of referring) {
    const columns = { ...toHidden.get(table), ...ofSystem, ...owners };
    const id = await copyRecord(tenantOne, table, columns, seen);
    if (table === 'material' || table === 'product') await assignTo(tenantOne, table, id, testedOrganisation);
    add(noun, table, id);
  }
  const idOf = (table: string) => idsOf(referrers, table)[0]!;
  const link = (table: string, columns: string, id: string, others: readonly string[]) =>
    tenantOne.query(`insert into ${table} (${columns}) select $1, o from unnest($2::bigint[]) o`, [id, others]);
  const [materials, products] = [idsOf(hidden, 'material'), idsOf(hidden, 'product')];
  await link('material_accessory', 'material_id, accessory_id', idOf('material'), materials);
  await link('goods_group_product', 'goods_group_id, product_id', idOf('goods_group'), products);
  await link('product_label', 'product_id, label_id', idOf('product'), idsOf(hidden, 'label'));
  await tenantOne.query(
    `insert into material_stock (material_id, inventory_organisation_id, quantity)
      select m, (select min(id) from inventory_organisation), 5 from unnest($1::bigint[]) m on conflict do nothing`,
    [materials],
  );
  await tenantOne.query(`update bom set name = '看得到的BOM' where id = $1`, [idOf('bom')]);
  for (const id of await addItems(tenantOne, idOf('bom'), idOf('material'), { materials, products }))
    add('bomItem', 'bom_item', id);
  add('bom', 'bom', await addWithEarlierHead(tenantOne, materials));
  return referrers;
}

/** Hidden components, some of which came, were renamed, moved or taken away later, with one that is seen below each. */
async function addItems(
  tenantOne: pg.Client,
  bomId: string,
  seenId: string,
  { materials, products }: { materials: readonly string[]; products: readonly string[] },
): Promise<string[]> {
  let sort = 0;
  const addItem = async (column: 'material_id' | 'product_id', component: string, name: string, parent?: string) => {
    const id = freeId();
    await tenantOne.query(
      `insert into bom_item (id, bom_id, revision, parent_id, sort_order, ${column}, name) overriding system value values ($1, $2, 1, $3, $4, $5, $6)`,
      [id, bomId, parent ?? null, ++sort, component, name],
    );
    return id;
  };
  const components = [
    ...materials.map((id) => ['material_id', id] as const),
    ...products.map((id) => ['product_id', id] as const),
  ];
  const items: string[] = [];
  for (const [column, id] of components) {
    const hiddenItem = await addItem(column, id, hiddenName);
    const below = await addItem('material_id', seenId, seenName, hiddenItem);
    if (items.length === 0) items.push(hiddenItem, below);
    const replaced = await addItem('material_id', seenId, seenName);
    const reference = column === 'material_id' ? 'material_id = $2' : 'material_id = null, product_id = $2';
    await tenantOne.query(`update bom_item set ${reference}, name = $3 where id = $1`, [replaced, id, hiddenName]);
    await tenantOne.query(`update bom_item set name = name || '改' where id = $1`, [replaced]);
    await tenantOne.query('update bom_item set sort_order = sort_order + 1000 where id = $1', [replaced]);
    const gone = await addItem(column, id, hiddenName);
    await tenantOne.query(`update bom_item set name = name || '改' where id = $1`, [gone]);
    await tenantOne.query('delete from bom_item where id = $1', [gone]);
  }
  return items;
}

/** A BOM of a material that is seen, which was one of a hidden material before and is called as that was. */
async function addWithEarlierHead(tenantOne: pg.Client, materials: readonly string[]): Promise<string> {
  const {
    rows: [free],
  } = await tenantOne.query<{ id: string }>(
    'select m as id from unnest($1::bigint[]) m where not exists (select from bom where head = m) limit 1',
    [materials],
  );
  const head = await copyRecord(tenantOne, 'material', { ...ofSystem, product_id: null }, seen);
  await assignTo(tenantOne, 'material', head, testedOrganisation);
  const id = freeId();
  await tenantOne.query(
    'insert into bom (id, material_id, code, name) overriding system value values ($1, $2, $3, $4)',
    [id, free!.id, hiddenCode(free!.id), hiddenName],
  );
  await tenantOne.query('insert into bom_revision (bom_id, revision) values ($1, 1)', [id]);
  await tenantOne.query(`update bom set name = name || '改' where id = $1`, [id]);
  await tenantOne.query('update bom set material_id = $2, code = $3, name = $4 where id = $1', [
    id,
    head,
    seen.codeOf(head),
    seenName,
  ]);
  return id;
}

/** The same as before where a call has changed none of them, nor what they consist of, so that the next one may find them. */
export async function versionsOf(app: TestApp, records: readonly HiddenRecord[]): Promise<string> {
  const tenantOne = await app.asTenant(1);
  const rows = records.map(({ table, id }) => `(select xmin::text from ${table} where id = ${id})`);
  const boms = idsOf(records, 'bom').join();
  const { rows: found } = await tenantOne.query(
    `select ${rows.map((row, place) => `${row} as r${place}`).join(', ')}, (select string_agg(id || ' ' || xmin, ',' order by id) from bom_item where bom_id in (${boms})) as items`,
  );
  return JSON.stringify(found);
}
