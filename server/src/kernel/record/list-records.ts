import type { Page } from '@edp/contract/kernel/paging.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { byCondition } from '../list/condition/by-condition.ts';
import { equals, type Filter, textIn, type Value } from '../list/filters.ts';
import type { ListReader } from '../list/list-reader.ts';
import { readIds, readList } from '../list/read-list.ts';
import { mapPage } from '../list/slices.ts';
import type { PageInput } from '../list/totals.ts';
import type { Context } from '../http/bind.ts';
import { answerRow } from './read-record.ts';
import type { RecordContext, RecordTable, RowOf } from './record-table.ts';

/** The order of a list without a choice of the user, by columns. */
export type Order = readonly (readonly [column: string, direction: 'asc' | 'desc'])[];

/** A page of a table's list, filtered by those fields of the input that are given. */
export async function listRecords<F extends Fields>(
  context: RecordContext & Pick<Context, 'reader'>,
  table: RecordTable<F>,
  order: Order,
  input: PageInput & { sort?: string | undefined },
): Promise<Page<RowOf<F>>> {
  const query = {
    ...queryOf(context, table, input, context.reader),
    order,
    sort: { by: input.sort, columns: table.sorts(context.language) },
  };
  const page: Page<RowOf<F>> = await readList(context.db, query as never, input, context.reader);
  return mapPage(page, (row) => answerRow(context, table, row));
}

/** The ids of at most so many records that the filters find. */
export const matchingIds = <F extends Fields>(
  context: RecordContext,
  table: RecordTable<F>,
  filters: object,
  most: number,
) => readIds(context.db, { ...queryOf(context, table, filters), order: [] } as never, most);

const queryOf = <F extends Fields>(
  { db, language }: RecordContext,
  table: RecordTable<F>,
  filters: object,
  reader: ListReader = 'page',
) => ({
  table: table.name,
  language,
  select: () => db.selectFrom(table.name).select(wantedColumns(reader, table, language)),
  filters: filtersFor(table as unknown as RecordTable, filters, language),
});

/**
 * All columns, or those that are wanted of a list that is read to its end. A computed field may be made from any of
 * them.
 */
export function wantedColumns<F extends Fields>(reader: ListReader, table: RecordTable<F>, language: Language) {
  const columns = table.selection(language);
  return reader !== 'page' && table.computed.length === 0
    ? columns.filter(({ alias }) => typeof alias !== 'string' || reader.wants(alias))
    : columns;
}

/** Texts are searched for a part, everything else is compared. */
function filtersFor(
  table: RecordTable,
  { keyword, condition, ...input }: { keyword?: string | undefined; condition?: unknown },
  language: Language,
): (Filter | undefined)[] {
  const { fields, stored, columnOf } = table;
  const fieldFilters = Object.entries(input)
    .filter(([field]) => field in fields)
    .map(([field, value]) => {
      if (['code', 'text', 'name'].includes(fields[field]!.kind))
        return textIn([columnOf(field)], value as string | undefined);
      const store = stored.find(({ name }) => name === field)!.store;
      return equals(columnOf(field), value === undefined ? undefined : (store(value) as Value));
    });
  return [...fieldFilters, textIn(calledBy(fields).map(columnOf), keyword), byCondition(table, condition, language)];
}

/** The fields that a record is known by. */
const calledBy = (fields: Fields) =>
  Object.keys(fields).filter((field) => field === 'name' || ['code', 'name'].includes(fields[field]!.kind));
