import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Transaction } from './transaction.ts';

let cursors = 0;

/** The rows of a query in batches, through a cursor: PostgreSQL reads the next batch while the consumer is busy with one, and no further. */
export async function* readCursor({ run }: Pick<Transaction, 'run'>, query: CompiledQuery, batchSize: number): AsyncGenerator<pg.QueryResult, void> {
  const name = `rows_${++cursors}`;
  await run({ text: `declare ${name} no scroll cursor for ${query.sql}`, values: [...query.parameters] });
  const fetch = () => {
    const batch = run({ text: `fetch ${batchSize} from ${name}` });
    // It fails where it is awaited, which may be later than the process allows.
    batch.catch(() => {});
    return batch;
  };
  let next = fetch();
  try {
    for (;;) {
      const batch = await next;
      const isLast = batch.rows.length < batchSize;
      if (!isLast) next = fetch();
      if (batch.rows.length) yield batch;
      if (isLast) return;
    }
  } finally {
    // In a transaction that failed there is nothing left to close. What was read ahead is answered before.
    await run({ text: `close ${name}` }).catch(() => {});
  }
}
