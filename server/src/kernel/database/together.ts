import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Statements of one transaction that do not depend on each other: they are sent in one exchange, and the error of the
 * first one that failed, in their order, is the one that is thrown. What is no promise is there already.
 */
export async function together<Statements extends readonly unknown[]>(...statements: Statements) {
  const results = await Promise.allSettled(statements);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as {
    [Index in keyof Statements]: Awaited<Statements[Index]>;
  };
}

/**
 * Statements that are sent in the same tick reach the network in one write: a write costs the server more than most
 * statements take to prepare. The socket is missing from pg's types; without it, each statement is written by itself.
 */
export function writeTogether(client: pg.ClientBase) {
  const { stream } = (client as unknown as { connection?: { stream?: Socket } }).connection ?? {};
  if (!stream) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
