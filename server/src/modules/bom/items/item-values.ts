import { bomPicture } from '@edp/contract/modules/bom/bom-fields.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { invalid } from '../../../kernel/app-error.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { together } from '../../../kernel/database/together.ts';
import { requireFiles } from '../../../kernel/files/require-file.ts';
import { firstVariants } from '../variants-of.ts';
import { specificationOf } from './specification.ts';

/** A component as calls give it. */
export interface GivenItem {
  productId?: string | undefined;
  proSpecId?: string | undefined;
  productName: string;
  proSpecName: string;
  typeId?: string | undefined;
  quantity: string;
  unitId?: string | undefined;
  scrapRate: string;
  position: string;
  remark: string;
  active: 0 | 1;
  picId?: string | undefined;
  picUrl?: string | undefined;
}

/** The values as the table has them, by its columns. */
export interface ItemValues {
  material_id: string | null;
  product_id: string | null;
  name: string;
  specification: string;
  type_id: string | null;
  quantity: string;
  unit_id: string | null;
  scrap_rate: string;
  position: string;
  remark: string;
  active: boolean;
  picture_file_id: string | null;
}

/** A value that an item has already may stay, though it was disabled meanwhile. */
export type ItemBefore = Pick<ItemValues, 'material_id' | 'product_id' | 'type_id' | 'unit_id'>;

interface ItemToCheck {
  input: GivenItem;
  before?: ItemBefore | undefined;
  /** The prefix of the names of its fields: `changes.3.` */
  prefix?: string;
}

interface Found {
  id: string;
  active: boolean;
  productId: string | null;
  unitId: string | null;
  name: string;
  specification: string;
}

/** Checks what items refer to and completes them, in a few statements for all of them. */
export async function itemValues(db: Database, toCheck: readonly ItemToCheck[]): Promise<ItemValues[]> {
  const items = await withOnlyVariants(db, toCheck);
  const ids = (field: 'proSpecId' | 'productId' | 'unitId' | 'typeId') => [
    ...new Set(items.flatMap(({ input }) => input[field] ?? [])),
  ];
  const [materials, products, units, types] = await together(
    findMaterials(db, ids('proSpecId')),
    findProducts(db, ids('productId')),
    findActive(db, 'unit', ids('unitId')),
    findActive(db, 'category_set', ids('typeId')),
    requireFiles(
      db,
      [...new Set(items.flatMap(({ input: { picId, picUrl } }) => picId ?? picUrl ?? []))],
      bomPicture,
      'picUrl',
    ),
  );
  return items.map(({ input, before, prefix = '' }) => {
    const refuse = (key: MessageKey, field: string) => invalid(key, `${prefix}${field}`);
    const material = input.proSpecId === undefined ? undefined : materials.get(input.proSpecId);
    const product = input.productId === undefined ? undefined : products.get(input.productId);
    if (input.proSpecId !== undefined && (!material || (!material.active && before?.material_id !== input.proSpecId)))
      throw refuse('bom.componentGone', 'proSpecId');
    if (input.productId !== undefined && !product) throw refuse('bom.componentGone', 'productId');
    if (material && input.productId !== undefined && material.productId !== input.productId)
      throw refuse('bom.variantOfOther', 'proSpecId');
    if (input.unitId !== undefined && !units.has(input.unitId) && before?.unit_id !== input.unitId)
      throw refuse('bom.unitGone', 'unitId');
    if (input.typeId !== undefined && !types.has(input.typeId) && before?.type_id !== input.typeId)
      throw refuse('bom.typeGone', 'typeId');
    const record = material ?? product;
    return {
      material_id: material?.id ?? null,
      product_id: material ? null : (product?.id ?? null),
      name: record?.name ?? input.productName,
      specification: record ? record.specification.slice(0, 100) : input.proSpecName,
      type_id: input.typeId ?? null,
      quantity: input.quantity,
      unit_id: input.unitId ?? record?.unitId ?? null,
      scrap_rate: input.scrapRate,
      position: input.position,
      remark: input.remark,
      active: input.active === 1,
      picture_file_id: input.picId ?? input.picUrl ?? null,
    };
  });
}

/**
 * A product with one variant stands for it, so that the BOM of that variant is found. What an item has already stays.
 */
async function withOnlyVariants(db: Database, items: readonly ItemToCheck[]): Promise<readonly ItemToCheck[]> {
  const productOf = ({ input: { productId, proSpecId }, before }: ItemToCheck) =>
    proSpecId === undefined && before?.product_id !== productId ? productId : undefined;
  const variants = await firstVariants(db, [...new Set(items.flatMap((item) => productOf(item) ?? []))]);
  return items.map((item) => {
    const [only, another] = variants.get(productOf(item) ?? '') ?? [];
    return only === undefined || another !== undefined ? item : { ...item, input: { ...item.input, proSpecId: only } };
  });
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

async function findMaterials(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Found>();
  const { rows } = await sql<Found>`
    select m.id, m.active, m.product_id as "productId", m.unit_id as "unitId", m.name, ${specificationOf} as specification from material m where m.id = any(${ids}::bigint[])`.execute(
    db,
  );
  return byId(rows);
}

async function findProducts(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Found>();
  const { rows } =
    await sql<Found>`select p.id, true as active, p.id as "productId", p.unit_id as "unitId", p.name, '' as specification from product p where p.id = any(${ids}::bigint[])`.execute(
      db,
    );
  return byId(rows);
}

async function findActive(
  db: Database,
  table: 'unit' | 'category_set',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(table)} where id = any(${ids}::bigint[]) and active`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
