import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { Specification } from '@edp/contract/modules/specification/specification.ts';
import {
  specificationFields,
  type SpecificationValue,
} from '@edp/contract/modules/specification/specification-fields.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { together } from '../../kernel/database/together.ts';
import { answerRow, findRecord } from '../../kernel/record/read-record.ts';
import { type RecordContext, recordTable, type RowOf } from '../../kernel/record/record-table.ts';
import { translatedName } from '../../kernel/record/translations.ts';
import { readPaths } from '../category/category-paths.ts';

export type StoredSpecification = RowOf<typeof specificationTable.fields>;

/** A definition with its values, as they were written. */
export async function findSpecification(context: RecordContext, id: string): Promise<Specification> {
  const [record, valuesOf] = await together(
    findRecord(context, specificationTable, id),
    readValues(context.db, [id], defaultLanguage),
  );
  const pathOf = await readPaths(context.db, [record.productTypeId], context.language);
  return complete(record, pathOf, valuesOf);
}

/** The rows of a page with their values, in the user's language. */
export async function answerSpecifications(
  context: RecordContext,
  rows: readonly StoredSpecification[],
): Promise<Specification[]> {
  const { db, language } = context;
  const [pathOf, valuesOf] = await together(
    readPaths(
      db,
      rows.map(({ productTypeId }) => productTypeId),
      language,
    ),
    readValues(
      db,
      rows.map(({ id }) => id),
      language,
    ),
  );
  return rows.map((row) => complete(answerRow(context, specificationTable, row), pathOf, valuesOf));
}

function complete(
  row: StoredSpecification,
  pathOf: Awaited<ReturnType<typeof readPaths>>,
  valuesOf: Awaited<ReturnType<typeof readValues>>,
): Specification {
  const { ids, names } = pathOf(row.productTypeId);
  return { ...row, productTypeIds: ids.join(','), productTypeText: names.join(','), specValueList: valuesOf(row.id) };
}

/** The values of each specification, in their order. */
export async function readValues(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<(id: string) => SpecificationValue[]> {
  const { rows } = await sql<SpecificationValue & { specificationId: string }>`
    select specification_value.id, specification_value.specification_id as "specificationId", ${translatedName('specification_value', language)} as "specValue", specification_value.sort_order as "sortOrder"
      from specification_value where specification_value.specification_id = any(${ids}::bigint[])
     order by specification_value.sort_order, specification_value.id`.execute(db);
  const values = Map.groupBy(rows, ({ specificationId }) => specificationId);
  return (id) =>
    (values.get(id) ?? []).map(({ id: valueId, specValue, sortOrder }) => ({ id: valueId, specValue, sortOrder }));
}

export const specificationTable = recordTable('specification', specificationFields, { productTypeId: 'category_id' });
