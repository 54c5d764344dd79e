import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { copyItems } from '../../modules/bom/copy-items.ts';
import { insertItems, type NewItem, reserveIds } from '../../modules/bom/items/write-items.ts';
import type { DemoSize } from '../seed-demo.ts';
import type { DemoBom, DemoPart } from './demo-bom.ts';

interface Found {
  id: string;
  code: string;
  name: string;
  unit: string;
}

interface FoundProduct extends Found {
  /** The first of them, which the BOM is of. */
  variant: string;
}

/**
 * BOMs of machines, from the smallest assembly up; the first demo company has one of thousands of components besides.
 */
export async function addDemoBoms(db: Database, tenantCode: string, size: DemoSize): Promise<void> {
  const [{ pumpBoms }, { designBoms, systemBoms }, { largeBom }] = await Promise.all([
    import('./pump-boms.ts'),
    import('./system-boms.ts'),
    import('./large-bom.ts'),
  ]);
  const { rows: materials } =
    await sql<Found>`select id, code, name, unit_id as unit from material where active and product_id is null order by code`.execute(
      db,
    );
  const { rows: products } = await sql<FoundProduct>`
    select id, code, name, unit_id as unit, (select m.id from material m where m.product_id = product.id order by m.variant_order, m.id limit 1) as variant
      from product where name like '%泵%' order by id limit 3`.execute(db);
  const byCode = new Map(materials.map((material) => [material.code, material]));
  // Without what stands above it: a station of parts.
  const bought = materials
    .map(({ code }) => code)
    .filter((code) => /^(LS|LM|PD|ZC|OR|DLQ|JCQ|JDQ|JK|DP|FL|DQ|JP|YF)-/.test(code));
  const boms = [
    ...designBoms(),
    ...pumpBoms(),
    ...systemBoms(),
    ...(tenantCode === 'BRH' && size === 'whole' ? [largeBom(bought)] : []),
  ];
  const added: Added[] = [];
  for (const [index, bom] of boms.entries()) added.push(...(await addHead(db, bom, index, { byCode, products })));
  // The parts of the large one first: how a parent is looked up is planned once, and what is good for a few of them
  // takes seconds for thousands.
  for (const each of added.toReversed()) await addRevisions(db, each, byCode);
}

interface Added {
  id: string;
  bom: DemoBom;
  created: string;
}

async function addHead(
  db: Database,
  bom: DemoBom,
  index: number,
  existing: { byCode: ReadonlyMap<string, Found>; products: readonly FoundProduct[] },
): Promise<Added[]> {
  const values = headOf(bom, existing);
  if (!values) return [];
  const created = `2026-${String(6 + Math.floor(index / 10)).padStart(2, '0')}-${String(1 + ((index * 3) % 28)).padStart(2, '0')} 10:${String((index * 13) % 60).padStart(2, '0')}:00`;
  const { id } = await db
    .insertInto('bom')
    .values({ ...values, remark: bom.remark ?? '', created_time: created, updated_time: created })
    .returning('id')
    .executeTakeFirstOrThrow();
  return [{ id, bom, created }];
}

async function addRevisions(
  db: Database,
  { id, bom, created }: Added,
  byCode: ReadonlyMap<string, Found>,
): Promise<void> {
  const newest = bom.released + (bom.hasDraft ? 1 : 0);
  for (let revision = 1; revision <= newest; revision++) {
    await db.insertInto('bom_revision').values({ bom_id: id, revision, created_time: created }).execute();
    if (revision === 1) await addParts(db, id, bom.parts, byCode);
    else await changeCopy(db, id, revision);
    if (revision <= bom.released) {
      await sql`update bom_revision set status = 'released', effective_from = ${`2026-${String(6 + revision).padStart(2, '0')}-01`}::date, released_by = app.current_user_id(), released_time = ${created}::timestamptz
        where bom_id = ${id} and revision = ${revision}`.execute(db);
    }
  }
}

function headOf(
  { head }: DemoBom,
  { byCode, products }: { byCode: ReadonlyMap<string, Found>; products: readonly FoundProduct[] },
) {
  if ('name' in head) return { name: head.name, specification: head.specification };
  if ('code' in head)
    return { material_id: found(byCode, head.code).id, code: head.code, name: found(byCode, head.code).name };
  const product = products[head.product];
  return product && { product_id: product.id, material_id: product.variant, code: product.code, name: product.name };
}

function found(byCode: ReadonlyMap<string, Found>, code: string): Found {
  const material = byCode.get(code);
  if (!material) throw new Error(`the demo has no material ${code}`);
  return material;
}

async function addParts(
  db: Database,
  bomId: string,
  parts: readonly DemoPart[],
  byCode: ReadonlyMap<string, Found>,
): Promise<void> {
  const ids = (await reserveIds(db, countOf(parts))).toReversed();
  const items: NewItem[] = [];
  const visit = (level: readonly DemoPart[], parent: string | null, depth: number): void => {
    for (const [index, { code, text, quantity, scrap = 0, position = '', below }] of level.entries()) {
      const material = code === undefined ? undefined : found(byCode, code);
      const id = ids.pop()!;
      items.push({
        id,
        parent_id: parent,
        level: depth,
        sort_order: (index + 1) * 10,
        material_id: material?.id ?? null,
        product_id: null,
        name: material?.name ?? text![0],
        specification: text?.[1] ?? '',
        type_id: null,
        quantity: String(quantity),
        unit_id: material?.unit ?? null,
        scrap_rate: String(scrap),
        position,
        remark: '',
        active: true,
        picture_file_id: null,
      });
      visit(below, id, depth + 1);
    }
  };
  visit(parts, null, 1);
  await insertItems(db, { bomId, revision: 1 }, items);
}

const countOf = (parts: readonly DemoPart[]): number => parts.reduce((sum, { below }) => sum + 1 + countOf(below), 0);

/** The next revision: a bolt more here and there. */
async function changeCopy(db: Database, bomId: string, revision: number): Promise<void> {
  await copyItems(db, { bomId, revision: revision - 1 }, { bomId, revision });
  await sql`update bom_item set quantity = quantity + 2 where bom_id = ${bomId} and revision = ${revision} and material_id is not null and quantity >= 4 and level > 1`.execute(
    db,
  );
}
