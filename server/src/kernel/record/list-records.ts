import type { Fields } from '@edp/contract/kernel/record.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { PageInput, Query } from '../list/page-query.ts';
import { readList } from '../list/read-list.ts';
import { mapPage } from '../list/slices.ts';
import { answerRow } from './read-record.ts';
import type { RecordContext, RecordTable, RowOf } from './record-table.ts';

/** The order of a list, by columns. */
export type Order = readonly (readonly [column: string, direction: 'asc' | 'desc'])[];

/** A page of a table's list, filtered by those fields of the input that are given. */
export async function listRecords<F extends Fields>(context: RecordContext, table: RecordTable<F>, order: Order, input: PageInput): Promise<Page<RowOf<F>>> {
  const { db, language } = context;
  const rows = () =>
    [...order, ['id', order.at(-1)?.[1] ?? 'asc'] as const].reduce<Query<'brand', RowOf<F>>>(
      (query, [column, direction]) => query.orderBy(`${table.name}.${column}` as 'brand.id', direction),
      db.selectFrom(table.name).select(table.selection(language)) as unknown as Query<'brand', RowOf<F>>,
    );
  const plain = table as unknown as RecordTable;
  const given = Object.entries(input).filter(([name]) => name in table.fields);
  const search = Object.fromEntries(given.filter(([name]) => isText(plain, name)).map(([name, value]) => [table.columnOf(name), value as string]));
  const where = Object.fromEntries(given.filter(([name]) => !isText(plain, name)).map(([name, value]) => [table.columnOf(name), storedAs(plain, name, value)]));
  const page = await readList(db, { table: table.name as 'brand', language, rows, search, where }, input);
  return mapPage(page, (row) => answerRow(context, table, row));
}

/** Texts are searched for a part, everything else is compared. */
const isText = (table: RecordTable, field: string) => ['text', 'name'].includes(table.fields[field]!.kind);
const storedAs = (table: RecordTable, field: string, value: unknown) =>
  value === undefined ? undefined : (table.stored.find(({ name }) => name === field)!.store(value) as string | number | boolean);
