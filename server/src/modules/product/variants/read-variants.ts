import type { Language } from '@edp/contract/kernel/language.ts';
import type { Variant, VariantSpecification } from '@edp/contract/modules/product/variant.ts';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { together } from '../../../kernel/database/together.ts';
import { placesOf } from '../../../kernel/record/delete-unused.ts';
import type { RecordContext } from '../../../kernel/record/record-table.ts';
import { countUses } from '../../../kernel/record/record-uses.ts';

/** A variant as it is stored: a material of the product. */
export interface StoredVariant {
  id: string;
  version: number;
  itemCode: string;
  /** 1: the server made the code. */
  isCreateItem: 0 | 1;
  itemName: string;
  proType: Variant['proType'];
  marketPrice: string;
  listPricePerUnit: string;
  barCode: string;
  active: 0 | 1;
  picture: string | null;
  specValues: string[];
}

export async function storedVariants(db: Database, productId: string): Promise<StoredVariant[]> {
  const { rows } = await sql<StoredVariant>`
    select m.id, m.version, m.code as "itemCode", (m.made_code is not distinct from m.code)::int as "isCreateItem", m.name as "itemName", m.item_type as "proType", coalesce(trim_scale(m.market_price)::text, '') as "marketPrice",
           coalesce(trim_scale(m.list_price)::text, '') as "listPricePerUnit", m.bar_code as "barCode", m.on_shelf::int as active, m.picture_file_id as picture,
           m.value_ids::text[] as "specValues"
      from material m where m.product_id = ${productId} order by m.variant_order, m.id`.execute(db);
  return rows;
}

/** The specifications that a product's variants differ by, with the values that were chosen, in their order. */
export async function specificationsOf(db: Database, productId: string): Promise<VariantSpecification[]> {
  const { rows } = await sql<{ id: string; name: string; valueId: string; value: string }>`
    select s.id, s.name, v.id as "valueId", v.name as value
      from product_value pv join specification_value v on v.id = pv.specification_value_id join specification s on s.id = v.specification_id
     where pv.product_id = ${productId} order by pv.sort_order`.execute(db);
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, values]) => ({
    id,
    name: values[0]!.name,
    specValueList: values.map(({ valueId, value }) => ({ id: valueId, specValue: value })),
  }));
}

/** 蓝色/碳钢 WCB/DN15. */
export const unionKey = (values: readonly string[], nameOf: ReadonlyMap<string, string>) =>
  values.map((id) => nameOf.get(id) ?? '').join('/');

async function usesOf(
  db: Database,
  table: 'material' | 'product',
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const uses = Map.groupBy(await countUses(db, table, ids), ({ recordId }) => recordId);
  return new Map([...uses].map(([id, each]) => [id, placesOf(each, language)]));
}

/** Why variants cannot be removed, by their ids. */
export const usesOfVariants = (db: Database, ids: readonly string[], language: Language) =>
  usesOf(db, 'material', ids, language);
/** The uses of products where something refers to the product itself, such as a BOM. */
export const usesOfProducts = (db: Database, ids: readonly string[], language: Language) =>
  usesOf(db, 'product', ids, language);

/** `stockOf`: the organisation whose stock is counted; null for all. */
export async function readVariants(
  { db, session, kernel, language }: RecordContext,
  productId: string,
  specifications: readonly VariantSpecification[],
  stockOf: string | null,
): Promise<Variant[]> {
  const stored = await storedVariants(db, productId);
  const ids = stored.map(({ id }) => id);
  const [uses, stock] = await together(usesOfVariants(db, ids, language), stockByVariant(db, productId, stockOf));
  const names = new Map(
    specifications.flatMap(({ specValueList }) => specValueList.map(({ id, specValue }) => [id, specValue] as const)),
  );
  return stored.map(({ picture, ...row }) => ({
    ...row,
    skuId: row.id,
    specUnionKey: unionKey(row.specValues, names),
    storageNum: stock.get(row.id) ?? '0',
    dfilePreview: kernel.links.to(session.tenantId, picture),
    dfilePreviewIds: picture === null ? [] : [picture],
    usedBy: uses.get(row.id) ?? '',
  }));
}

async function stockByVariant(
  db: Database,
  productId: string,
  organisationId: string | null,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; quantity: string }>`
    select s.material_id as id, trim_scale(sum(s.quantity))::text as quantity from material_stock s join material m on m.id = s.material_id
     where m.product_id = ${productId} and (${organisationId}::bigint is null or s.inventory_organisation_id = ${organisationId}::bigint) group by s.material_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}
