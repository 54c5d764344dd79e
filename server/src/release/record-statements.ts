import pg from 'pg';
import type { Statement } from './dump-file.ts';

type Query = (this: pg.Client, text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * Does the work and returns every statement that it sent to PostgreSQL, in order, those of a connection together. So a dump holds the
 * schema as the release made it, by whichever way: migrations, functions, the tables of the job queue. A statement that was refused left
 * nothing behind.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[][]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const send = prototype.query;
  const statements: Statement[][] = [];
  let last: pg.Client | undefined;
  prototype.query = async function record(text, values) {
    const result = await send.call(this, text, values);
    if (last !== this) statements.push([]);
    last = this;
    statements.at(-1)!.push({ text, ...(values && { values }) });
    return result;
  };
  try {
    await work();
  } finally {
    prototype.query = send;
  }
  return statements;
}
