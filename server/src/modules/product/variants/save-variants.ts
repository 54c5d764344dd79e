import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';
import { matchVariants } from '@edp/contract/modules/product/variant.ts';
import { sql } from 'kysely';
import { invalid } from '../../../kernel/app-error.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { acrossOrganisations } from '../../../kernel/sharing/organisation-boundary.ts';
import { nextCodes } from '../../../kernel/record/next-codes.ts';
import type { CheckedVariant } from './check-variants.ts';
import { specificationsOf, type StoredVariant, storedVariants, unionKey, usesOfVariants } from './read-variants.ts';

/** A row as the statements below take it. */
interface Written {
  id: string | null;
  code: string;
  /** The code, where it was made here. */
  made_code: string | null;
  name: string;
  item_type: string;
  market_price: string;
  list_price: string;
  bar_code: string;
  on_shelf: boolean;
  picture_file_id: string | null;
  value_ids: string[];
  variant_order: number;
}

const recordset = (
  rows: readonly Written[],
) => sql`json_to_recordset(${JSON.stringify(rows)}::json) as r (id bigint, code text, made_code text, name text, item_type text,
  market_price numeric, list_price numeric, bar_code text, on_shelf boolean, picture_file_id bigint, value_ids bigint[], variant_order int)`;

/**
 * Makes the variants of a product exactly these rows, with one statement for what goes, what changes and what comes.
 */
export async function saveVariants(
  context: Context,
  productId: string,
  rows: readonly CheckedVariant[],
): Promise<void> {
  const { db } = context;
  const stored = await storedVariants(db, productId);
  const matched = matchStored(rows, stored);
  const kept = new Set(matched.flatMap((row) => row?.id ?? []));
  await remove(
    context,
    productId,
    stored.filter(({ id }) => !kept.has(id)),
  );
  const written = await withCodes(db, rows, matched);
  await update(
    db,
    written.filter((row, index) => row.id !== null && isChanged(row, matched[index]!, stored)),
  );
  await insert(
    db,
    productId,
    written.filter((row) => row.id === null),
  );
}

/** The variant that each row is about, as the rights to its prices have it. Another product's variant is none. */
function matchStored(rows: readonly CheckedVariant[], stored: readonly StoredVariant[]): (StoredVariant | undefined)[] {
  const matched = matchVariants(rows, stored);
  const unknown = rows.findIndex(({ id, skuId = id }, index) => skuId !== undefined && !matched[index]);
  if (unknown >= 0) throw invalid('rule.reference', `specList.${unknown}.id`);
  return matched;
}

/** A variant that is in use stays; then nothing is saved. */
async function remove({ db, language }: Context, productId: string, gone: readonly StoredVariant[]): Promise<void> {
  if (gone.length === 0) return;
  const uses = await usesOfVariants(
    db,
    gone.map(({ id }) => id),
    language,
  );
  const used = gone.find(({ id }) => uses.has(id));
  if (used) {
    const names = new Map(
      (await specificationsOf(db, productId)).flatMap(({ specValueList }) =>
        specValueList.map(({ id, specValue }) => [id, specValue] as const),
      ),
    );
    throw invalid('product.variantUsed', 'specList', {
      variant: unionKey(used.specValues, names) || used.itemCode,
      uses: uses.get(used.id)!,
    });
  }
  await sql`delete from material where id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(db);
}

/** A code that is left empty stays as it is, or is made. */
async function withCodes(
  db: Database,
  rows: readonly CheckedVariant[],
  matched: readonly (StoredVariant | undefined)[],
): Promise<Written[]> {
  const codes = rows.map(({ itemCode }, index) => itemCode || (matched[index]?.itemCode ?? ''));
  const missing = codes.filter((code) => code === '').length;
  const made = missing > 0 ? await nextCodes(db, 'material', 'M', missing) : [];
  return rows.map((row, index) => ({
    id: matched[index]?.id ?? null,
    ...(codes[index] ? { code: codes[index], made_code: null } : madeCode(made.shift()!)),
    name: row.itemName,
    item_type: row.proType,
    market_price: row.marketPrice,
    list_price: row.listPricePerUnit,
    bar_code: row.barCode,
    on_shelf: row.active === 1,
    picture_file_id: row.dfilePreviewIds[0] ?? null,
    value_ids: row.values,
    variant_order: index,
  }));
}

const madeCode = (code: string) => ({ code, made_code: code });

function isChanged(row: Written, before: StoredVariant, stored: readonly StoredVariant[]): boolean {
  return (
    row.code !== before.itemCode ||
    row.name !== before.itemName ||
    row.item_type !== before.proType ||
    !isSameNumber(row.market_price, before.marketPrice) ||
    !isSameNumber(row.list_price, before.listPricePerUnit) ||
    row.bar_code !== before.barCode ||
    row.on_shelf !== (before.active === 1) ||
    row.picture_file_id !== before.picture ||
    row.value_ids.join(',') !== before.specValues.join(',') ||
    stored[row.variant_order] !== before
  );
}

/** 18.50 is 18.5. */
const isSameNumber = (a: string, b: string) => a === b || (b !== '' && withoutZeros(a) === b);

async function update(db: Database, rows: readonly Written[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update material m set code = r.code, name = r.name, item_type = r.item_type, market_price = r.market_price, list_price = r.list_price, bar_code = r.bar_code,
           on_shelf = r.on_shelf, picture_file_id = r.picture_file_id, value_ids = r.value_ids, variant_order = r.variant_order
      from ${recordset(rows)} where m.id = r.id`.execute(db);
}

/** With what the product says for all of them, and the switches of a new material. */
async function insert(db: Database, productId: string, rows: readonly Written[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into material (product_id, code, made_code, name, item_type, market_price, list_price, bar_code, on_shelf, picture_file_id, value_ids, variant_order,
        organisation_id, unit_id, category_id, type_id, is_inventory_asset, is_lot_control, is_serial_number_control,
        is_purchasing_item, is_customer_order, is_service_item, is_inventory_item, is_bom, is_build_in_wip, is_invoice, is_costing, start_date_active)
    select p.id, r.code, r.made_code, r.name, r.item_type, r.market_price, r.list_price, r.bar_code, r.on_shelf, r.picture_file_id, r.value_ids, r.variant_order,
           p.organisation_id, p.unit_id, p.category_id, p.type_id, p.is_inventory_asset, p.is_lot_control, p.is_serial_number_control,
           true, true, true, true, true, true, true, true, current_date
      from product p, ${recordset(rows)} where p.id = ${productId} order by r.variant_order`.execute(db);
}

/**
 * Gives variants what their products say for all of them, and the organisations that use these: those of new variants, and of those
 * that other organisations have.
 */
export const alignVariants = (db: Database, productIds: readonly string[]): Promise<void> =>
  acrossOrganisations(db, () => align(db, productIds));

async function align(db: Database, productIds: readonly string[]): Promise<void> {
  await sql`
    update material m set organisation_id = p.organisation_id, unit_id = p.unit_id, category_id = p.category_id, type_id = p.type_id,
           is_inventory_asset = p.is_inventory_asset, is_lot_control = p.is_lot_control, is_serial_number_control = p.is_serial_number_control
      from product p
     where m.product_id = p.id and p.id = any(${productIds}::bigint[])
       and (m.organisation_id, m.unit_id, m.category_id, m.type_id, m.is_inventory_asset, m.is_lot_control, m.is_serial_number_control)
           is distinct from (p.organisation_id, p.unit_id, p.category_id, p.type_id, p.is_inventory_asset, p.is_lot_control, p.is_serial_number_control)`.execute(
    db,
  );
  await sql`
    insert into material_assignment (material_id, inventory_organisation_id)
    select m.id, a.inventory_organisation_id from material m join product_assignment a on a.product_id = m.product_id
     where m.product_id = any(${productIds}::bigint[]) on conflict do nothing`.execute(db);
  await sql`update product p set variant_count = counted.variants
      from (select product_id, count(*)::int as variants from material where product_id = any(${productIds}::bigint[]) group by product_id) counted
     where p.id = counted.product_id and p.variant_count <> counted.variants`.execute(db);
}
