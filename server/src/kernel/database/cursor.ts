import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Transaction } from './transaction.ts';

let cursors = 0;

/** The rows of a query in batches, through a cursor: PostgreSQL and the server hold one batch at a time. */
export async function* readCursor({ run }: Pick<Transaction, 'run'>, query: CompiledQuery, batchSize: number): AsyncGenerator<pg.QueryResult, void> {
  const name = `rows_${++cursors}`;
  await run({ text: `declare ${name} no scroll cursor for ${query.sql}`, values: [...query.parameters] });
  const fetch = { text: `fetch ${batchSize} from ${name}` };
  try {
    for (;;) {
      const batch = await run(fetch);
      if (batch.rows.length) yield batch;
      if (batch.rows.length < batchSize) return;
    }
  } finally {
    // In a transaction that failed there is nothing left to close.
    await run({ text: `close ${name}` }).catch(() => {});
  }
}
