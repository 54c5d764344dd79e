import type pg from 'pg';
import type { CompiledQuery } from 'kysely';
import { readCursor } from './cursor.ts';
import { type Reader, readSettings } from './tenant-reader.ts';
import { openTransaction } from './transaction.ts';

export const beginSnapshot = (reader: Reader) => (client: pg.PoolClient) => {
  const { statement, values } = readSettings(reader);
  return Promise.all([
    client.query('begin isolation level repeatable read read only'),
    client.query({ ...statement, values }),
  ]);
};

/**
 * The rows of one query in batches, in a snapshot that ends with the last batch, with an error, or when the consumer
 * stops.
 * PostgreSQL ends it as well when the consumer takes no batch for `idle_in_transaction_session_timeout`.
 */
export async function* streamSnapshot(
  pool: pg.Pool,
  reader: Reader,
  query: CompiledQuery,
  batchSize: number,
): AsyncGenerator<pg.QueryResult, void> {
  const transaction = await openTransaction(pool, beginSnapshot(reader));
  let isOver = false;
  try {
    yield* readCursor(transaction, query, batchSize);
  } catch (error) {
    isOver = true;
    throw await transaction.rollback(error);
  } finally {
    if (!isOver) await transaction.rollback(undefined);
  }
}
