import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { namesOf } from '../../../kernel/record/record-name.ts';
import {
  decimalColumn,
  fileColumn,
  flagColumn,
  type PartHistory,
  referenceColumn,
  textColumn,
} from '../../../kernel/record/history.ts';
import { unionKey } from './read-variants.ts';

/** The grid shows these of a variant. The history of the product itself has what a product says for all of them. */
export const variantHistory: PartHistory = {
  table: 'material',
  columns: {
    value_ids: referenceColumn('specList.specValues', 'specification_value'),
    code: textColumn('specList.itemCode'),
    name: textColumn('specList.itemName'),
    item_type: textColumn('specList.proType'),
    market_price: decimalColumn('specList.marketPrice'),
    list_price: decimalColumn('specList.listPricePerUnit'),
    bar_code: textColumn('specList.barCode'),
    on_shelf: flagColumn('specList.active'),
    picture_file_id: fileColumn('specList.dfilePreview'),
  },
  idsOf,
  titlesOf,
};

/** Variants that are gone are known from the log of their removal. */
async function idsOf(db: Database, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from material where product_id = ${productId}
    union select removed::bigint from change_record c, jsonb_array_elements_text(c.changes -> 'material_id' -> 'removed') removed
     where c.root_table = 'product' and c.root_id = ${productId}::text and c.table_name = 'product_variant'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function titlesOf(
  context: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { code: string; name: string }>> {
  const { rows } = await sql<{ id: string; code: string; values: string[] }>`
    select id::text, code, value_ids::text[] as values from material where id = any(${ids}::bigint[])
    union all select c.record_id, c.changes -> 'code' ->> 'before', array(select jsonb_array_elements_text(c.changes -> 'value_ids' -> 'before'))
      from change_record c where c.root_table = 'material' and c.root_id = any(${ids}::text[]) and c.table_name = 'material' and c.action = 'delete'`.execute(
    context.db,
  );
  const names = await namesOf(context, 'specification_value', [...new Set(rows.flatMap(({ values }) => values))]);
  return new Map(rows.map(({ id, code, values }) => [id, { code, name: unionKey(values, names) }]));
}
