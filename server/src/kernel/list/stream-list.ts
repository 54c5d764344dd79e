import { sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { narrow } from './candidates.ts';
import { asAnySelect, filtersOf, inOrder, type ListQuery, whereAll } from './list-query.ts';

const defaultBatch = 500;

/**
 * All rows of a list in its order, for exports: they come through a cursor, so that one batch at a time is in memory.
 */
export async function* streamList<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  batchSize = defaultBatch,
): AsyncGenerator<Row, void> {
  for await (const batch of streamBatches(db, query, batchSize)) yield* batch;
}

/** The same batch by batch, or only the rows with these ids. */
export async function* streamBatches<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  batchSize: number,
  ids?: readonly string[],
): AsyncGenerator<Row[], void> {
  const { conditions } = await narrow(db, query.table, filtersOf(db, query), query.language);
  const chosen = ids ? [sql<boolean>`${sql.ref(`${query.table}.id`)} = any(${ids}::bigint[])`] : [];
  const rows = inOrder(query, whereAll(asAnySelect(query.select()), [...conditions, ...chosen]));
  for await (const batch of db.getExecutor().stream<Row>(rows.compile(), batchSize)) yield batch.rows;
}
