import type { Page } from '@edp/contract/kernel/paging.ts';
import type { Fields } from '@edp/contract/kernel/record.ts';
import { equals, type Filter, textIn, type Value } from '../list/filters.ts';
import { readList } from '../list/read-list.ts';
import { mapPage } from '../list/slices.ts';
import type { PageInput } from '../list/totals.ts';
import { answerRow } from './read-record.ts';
import type { RecordContext, RecordTable, RowOf } from './record-table.ts';

/** The order of a list without a choice of the user, by columns. */
export type Order = readonly (readonly [column: string, direction: 'asc' | 'desc'])[];

/** A page of a table's list, filtered by those fields of the input that are given. */
export async function listRecords<F extends Fields>(
  context: RecordContext, table: RecordTable<F>, order: Order, input: PageInput & { sort?: string | undefined },
): Promise<Page<RowOf<F>>> {
  const { db, language } = context;
  const select = () => db.selectFrom(table.name).select(table.selection(language)) as never;
  const columns = Object.fromEntries(Object.keys(table.fields).map((field) => [field, table.columnOf(field)]));
  const query = { table: table.name, language, select, filters: filtersFor(table as unknown as RecordTable, input), order, sort: { by: input.sort, columns } };
  const page: Page<RowOf<F>> = await readList(db, query as never, input);
  return mapPage(page, (row) => answerRow(context, table, row));
}

/** Texts are searched for a part, everything else is compared. */
function filtersFor({ fields, stored, columnOf }: RecordTable, input: object): (Filter | undefined)[] {
  return Object.entries(input).filter(([field]) => field in fields).map(([field, value]) => {
    if (['text', 'name'].includes(fields[field]!.kind)) return textIn([columnOf(field)], value as string | undefined);
    const store = stored.find(({ name }) => name === field)!.store;
    return equals(columnOf(field), value === undefined ? undefined : (store(value) as Value));
  });
}
