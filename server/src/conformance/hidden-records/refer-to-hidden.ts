import type pg from 'pg';
import {
  assignTo,
  type Copies,
  copyRecord,
  type HiddenRecord,
  hiddenCode,
  hiddenName,
  sameIds,
  testedOrganisation,
} from './hide-records.ts';

const seenName = '看得到的';
const seenCopies = (): Copies => ({
  idIn: sameIds(),
  nameOf: (id) => `${seenName}${id}`,
  codeOf: (id) => `SEEN-${id}`,
  price: '1',
});
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
export async function referToHidden(tenantOne: pg.Client, hidden: readonly HiddenRecord[]): Promise<HiddenRecord[]> {
  const toHidden = await columnsToHidden(tenantOne, hidden);
  const seen = seenCopies();
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
  for (const id of await addItems(tenantOne, seen, idOf('bom'), idOf('material'), { materials, products }))
    add('bomItem', 'bom_item', id);
  add('bom', 'bom', await addWithEarlierHead(tenantOne, seen, materials));
  return referrers;
}

interface Item {
  id: string;
  parent_id?: string;
  material_id?: string;
  product_id?: string;
  name: string;
}
const itemColumns = 'id bigint, parent_id bigint, material_id bigint, product_id bigint, name text, place bigint';

/** Hidden components, some of which came, were renamed, moved or taken away later, with one that is seen below each. */
async function addItems(
  tenantOne: pg.Client,
  { idIn }: Copies,
  bomId: string,
  seenId: string,
  { materials, products }: { materials: readonly string[]; products: readonly string[] },
): Promise<string[]> {
  const item = (component: Omit<Item, 'id' | 'name'>, name: string): Item => ({
    id: idIn('bom_item'),
    name,
    ...component,
  });
  const changed = (what: string, items: readonly Item[]) =>
    tenantOne.query(`update bom_item i set ${what} from json_to_recordset($1) as r(${itemColumns}) where i.id = r.id`, [
      JSON.stringify(items),
    ]);
  const components = [...materials.map((id) => ({ material_id: id })), ...products.map((id) => ({ product_id: id }))];
  const seenComponent = { material_id: seenId };
  const kept = components.map((each) => item(each, hiddenName));
  const below = kept.map(({ id }) => item({ ...seenComponent, parent_id: id }, seenName));
  const replaced = components.map(() => item(seenComponent, seenName));
  const gone = components.map((each) => item(each, hiddenName));
  await tenantOne.query(
    `insert into bom_item (id, bom_id, revision, parent_id, sort_order, material_id, product_id, name) overriding system value
      select id, $1, 1, parent_id, place, material_id, product_id, name from json_to_recordset($2) as r(${itemColumns})`,
    [
      bomId,
      JSON.stringify([...kept, ...below, ...replaced, ...gone].map((each, place) => ({ ...each, place: place + 1 }))),
    ],
  );
  await changed(
    'material_id = r.material_id, product_id = r.product_id, name = r.name',
    replaced.map(({ id }, place) => ({ id, name: hiddenName, ...components[place] })),
  );
  await changed(`name = i.name || '改'`, replaced);
  await changed('sort_order = sort_order + 1000', replaced);
  await changed(`name = i.name || '改'`, gone);
  await tenantOne.query('delete from bom_item where id = any($1)', [gone.map(({ id }) => id)]);
  return [kept[0]!.id, below[0]!.id];
}

/** A BOM of a material that is seen, which was one of a hidden material before and is called as that was. */
async function addWithEarlierHead(tenantOne: pg.Client, seen: Copies, materials: readonly string[]): Promise<string> {
  const {
    rows: [free],
  } = await tenantOne.query<{ id: string }>(
    'select m as id from unnest($1::bigint[]) m where not exists (select from bom where head = m) limit 1',
    [materials],
  );
  const head = await copyRecord(tenantOne, 'material', { ...ofSystem, product_id: null }, seen);
  await assignTo(tenantOne, 'material', head, testedOrganisation);
  const id = seen.idIn('bom');
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
export async function versionsOf(tenantOne: pg.Client, records: readonly HiddenRecord[]): Promise<string> {
  const rows = records.map(({ table, id }) => `(select xmin::text from ${table} where id = ${id})`);
  const boms = idsOf(records, 'bom').join();
  const { rows: found } = await tenantOne.query(
    `select ${rows.map((row, place) => `${row} as r${place}`).join(', ')}, (select string_agg(id || ' ' || xmin, ',' order by id) from bom_item where bom_id in (${boms})) as items`,
  );
  return JSON.stringify(found);
}
