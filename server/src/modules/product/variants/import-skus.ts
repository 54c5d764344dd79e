import { skuSheet } from '@edp/contract/modules/product/product.sheet.ts';
import { skuChanges } from '@edp/contract/modules/product/sku-fields.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import { sql } from 'kysely';
import type { ImportContext } from '../../../kernel/exchange/import/importer.ts';
import { kitImporter } from '../../../kernel/exchange/import/kit-importer.ts';
import { recordTable } from '../../../kernel/record/record-table.ts';
import { touchProducts } from '../../material/variant-of.ts';

const skuTable = recordTable('material', skuChanges, {
  itemCode: 'code',
  itemName: 'name',
  listPricePerUnit: 'list_price',
  active: 'on_shelf',
});

/** Other materials are no SKU records. */
async function outside(context: ImportContext, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from material where id = any(${ids}::bigint[]) and product_id is null`.execute(context.db);
  return rows.map(({ id }) => id);
}

/** Prices, names and the shelf of variants. New ones come with their product, which knows its specifications. */
export const skuImporter = kitImporter(skuSheet, skuTable, {
  taken: skuRecord.taken,
  foldsKey: true,
  isUpdateOnly: true,
  defaults: {},
  outside,
  // Before the variants are locked, as in a save of the product.
  beforeUpdate: ({ db }, ids) => touchProducts(db, ids),
});
