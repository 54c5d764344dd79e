import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { Bom, bom } from '@edp/contract/modules/bom/bom.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { byCondition } from '../../kernel/list/condition/by-condition.ts';
import { equals, textIn, where } from '../../kernel/list/filters.ts';
import { readIds, readList } from '../../kernel/list/read-list.ts';
import { fromFlag } from '../../kernel/record/columns.ts';
import { answerRow, findRecord } from '../../kernel/record/read-record.ts';
import { namesOf } from '../../kernel/record/record-name.ts';
import type { RecordContext, RowOf } from '../../kernel/record/record-table.ts';
import { bomTable } from './bom-table.ts';

type ListInput = ParsedOf<typeof bom.list>;
type Filters = Partial<Omit<ListInput, 'sort' | 'exactTotal' | 'pageNo' | 'pageSize'>>;
type StoredRow = RowOf<typeof bomTable.fields>;

const hasDraft = sql<boolean>`exists (select from bom_revision v where v.bom_id = bom.id and v.status = 'draft')`;

const queryOf = (
  { db, language }: RecordContext,
  { productName, productCode, keyword, active, status, condition }: Filters,
) => ({
  table: 'bom' as const,
  language,
  select: () => db.selectFrom('bom').select(bomTable.selection(language)),
  filters: [
    textIn(['name'], productName),
    textIn(['code'], productCode),
    textIn(['code', 'name'], keyword),
    equals('active', fromFlag(active)),
    // As two conditions, so that PostgreSQL joins instead of asking for each BOM.
    byCondition(bomTable, condition, language),
    status && where(status === 'draft' ? hasDraft : sql<boolean>`not ${hasDraft}`),
  ],
  order: [['id', 'desc']] as const,
});

export async function listBoms(context: Context<ListInput>): Promise<Page<Bom>> {
  const { sort: by, exactTotal, pageNo, pageSize, ...filters } = context.input;
  const query = { ...queryOf(context, filters), sort: { by, columns: bomTable.sorts(context.language) } };
  const page: Page<StoredRow> = await readList(
    context.db,
    query as never,
    { exactTotal, pageNo, pageSize },
    context.reader,
  );
  return { ...page, rows: await answerBoms(context, page.rows) };
}

export const matchingBoms = (context: Context, filters: Filters, most: number) =>
  readIds(context.db, queryOf(context, filters) as never, most);

/** A BOM as it was written. */
export async function findBom(context: RecordContext, id: string): Promise<Bom> {
  return withoutNulls(await findRecord(context, bomTable, id));
}

/** A head that is a record is called as in the user's language. */
async function answerBoms(context: RecordContext, rows: readonly StoredRow[]): Promise<Bom[]> {
  const answered = rows.map((row) => withoutNulls(answerRow(context, bomTable, row)));
  if (context.language === defaultLanguage) return answered;
  const products = await namesOf(
    context,
    'product',
    answered.flatMap(({ productId }) => productId || []),
  );
  const materials = await namesOf(
    context,
    'material',
    answered.flatMap(({ productId, proSpecId }) => (productId ? [] : proSpecId || [])),
  );
  return answered.map((row) => ({
    ...row,
    productName: products.get(row.productId) ?? materials.get(row.proSpecId) ?? row.productName,
  }));
}

/** A material that is no variant and has no model is specified by its code, as is a product as a whole. */
const withoutNulls = (row: StoredRow): Bom => ({
  ...row,
  productId: row.productId ?? '',
  proSpecId: row.proSpecId ?? '',
  typeId: row.typeId ?? '',
  proSpecName: row.proSpecName || row.specUnionKey || row.itemCode || row.productCode || '',
});
