import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { narrow } from './candidates.ts';
import { asAnySelect, givenFilters, inOrder, type ListQuery, whereAll } from './list-query.ts';

const defaultBatch = 500;

/** All rows of a list in its order, for exports: they come through a cursor, so that one batch at a time is in memory. */
export async function* streamList<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  batchSize = defaultBatch,
): AsyncGenerator<Row, void> {
  const { conditions } = await narrow(db, query.table, givenFilters(query), query.language);
  const rows = inOrder(query, whereAll(asAnySelect(query.select()), conditions));
  for await (const row of rows.stream(batchSize)) yield row;
}
