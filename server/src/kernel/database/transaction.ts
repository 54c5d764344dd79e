import type pg from 'pg';
import { AppError } from '../app-error.ts';
import { isUnreachable } from './unreachable.ts';
import { writeTogether } from './together.ts';

export interface Transaction {
  run(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  commit(): Promise<void>;
  /** Returns the error that made the transaction fail: what failed first. */
  rollback(error: unknown): Promise<unknown>;
}

/**
 * Begins a transaction on a connection of its own. `begin` is sent and not waited for, so that the first statement goes
 * with it; should it fail, the statements behind it fail too ("current transaction is aborted") and its error is the
 * cause.
 */
export async function openTransaction(
  pool: pg.Pool,
  begin: (client: pg.PoolClient) => Promise<unknown>,
): Promise<Transaction> {
  const client = await pool.connect();
  let isOver = false;
  writeTogether(client);
  const begun = begin(client);
  begun.catch(() => {});
  return {
    // A statement that still runs when the transaction ends must not reach the next user of the connection.
    run(statement) {
      if (isOver) return Promise.reject(new Error('the transaction is over'));
      writeTogether(client);
      return client.query(statement);
    },
    async commit() {
      await begun;
      isOver = true;
      await commit(client);
      client.release();
    },
    async rollback(error) {
      isOver = true;
      let cause = error;
      try {
        await begun;
      } catch (reason) {
        cause = reason;
      }
      try {
        await client.query('rollback');
        client.release();
      } catch {
        // A connection goes back to the pool only when it is surely outside a transaction.
        client.release(true);
      }
      return cause;
    },
  };
}

/** A connection that is lost while it commits leaves open whether it did: the answer must not claim either. */
async function commit(client: pg.PoolClient) {
  let command: string;
  try {
    ({ command } = await client.query('commit'));
  } catch (error) {
    throw isUnreachable(error) ? new AppError(503, 'error.uncertain', { retryAfter: 2 }) : error;
  }
  // PostgreSQL answers so when a statement failed and its error was ignored.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back because a statement in it failed');
}

/** Everything that `work` does is one transaction: all of it happens, or nothing. */
export async function runTransaction<T>(
  pool: pg.Pool,
  begin: (client: pg.PoolClient) => Promise<unknown>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const transaction = await openTransaction(pool, begin);
  try {
    const result = await work(transaction);
    await transaction.commit();
    return result;
  } catch (error) {
    throw await transaction.rollback(error);
  }
}
