import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { readAhead } from './read-ahead.ts';
import type { Transaction } from './transaction.ts';

let cursors = 0;

/**
 * The rows of a query in batches, through a cursor: PostgreSQL reads the next batch while the consumer is busy with
 * one, and no further.
 */
export async function* readCursor(
  { run }: Pick<Transaction, 'run'>,
  query: CompiledQuery,
  batchSize: number,
): AsyncGenerator<pg.QueryResult, void> {
  const name = `rows_${++cursors}`;
  await run({ text: `declare ${name} no scroll cursor for ${query.sql}`, values: [...query.parameters] });
  try {
    yield* readAhead(fetchBatches());
  } finally {
    // In a transaction that failed there is nothing left to close.
    await run({ text: `close ${name}` }).catch(() => {});
  }

  async function* fetchBatches(): AsyncGenerator<pg.QueryResult, void> {
    for (;;) {
      const batch = await run({ text: `fetch ${batchSize} from ${name}` });
      if (batch.rows.length) yield batch;
      if (batch.rows.length < batchSize) return;
    }
  }
}
