import type { OptionsInput } from '@edp/contract/kernel/record/options.ts';
import type { Database } from '../database/tenant-database.ts';
import type { Schema } from '../schema/schema.generated.ts';
import { inList, textIn } from './filters.ts';
import type { ListQuery } from './list-query.ts';
import { readFirst } from './read-list.ts';

/**
 * `searched`: the columns that records are found by. The filters say what may be chosen; what was chosen before is
 * found by its id all the same.
 */
interface OptionsQuery<Table extends keyof Schema, Row> extends ListQuery<Table, Row> {
  searched: readonly (keyof Schema[Table] & string)[];
}

/** The options of a select: see `optionsInput` of the contract. */
export function readOptions<Table extends keyof Schema, Row extends object>(
  db: Database,
  { searched, filters = [], ...query }: OptionsQuery<Table, Row>,
  { keyword, ids, pageNo, pageSize }: OptionsInput,
): Promise<Row[]> {
  const conditions =
    ids.length > 0 ? [inList('id' as keyof Schema[Table] & string, ids)] : [...filters, textIn(searched, keyword)];
  return readFirst(db, { ...query, filters: conditions }, pageSize, (pageNo - 1) * pageSize);
}
