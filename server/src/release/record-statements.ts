import pg from 'pg';
import type { Statement } from './dump-file.ts';

type Query = (this: pg.Client, text: string, values?: unknown[], ...more: unknown[]) => Promise<pg.QueryResult>;

/**
 * Does the work and returns every statement that it sent to the database, in order. So a dump holds the schema as the
 * release made it, by whichever way: migrations, functions, the tables of the job queue. A statement that was refused
 * left nothing behind. What this process sends to other databases meanwhile is none of it.
 */
export async function recordStatements(url: string, work: () => Promise<unknown>): Promise<Statement[]> {
  const database = new URL(url).pathname.slice(1);
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const send = prototype.query;
  const statements: Statement[] = [];
  const clients: pg.Client[] = [];
  const record = async (client: pg.Client, text: string, values?: unknown[]) => {
    const result = await send.call(client, text, values);
    if (!clients.includes(client)) clients.push(client);
    statements.push({ connection: clients.indexOf(client), text, ...(values && { values }) });
    return result;
  };
  prototype.query = function recorded(text, values, ...more) {
    return this.database === database ? record(this, text, values) : send.call(this, text, values, ...more);
  };
  try {
    await work();
  } finally {
    prototype.query = send;
  }
  return statements;
}
