import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database without anything in it, on the PostgreSQL of the test run. Drop it in `afterAll`. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const postgresUrl = inject('postgresUrl');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  return { url: new URL(`/${name}`, postgresUrl).href, drop: () => run(`drop database ${name} with (force)`) };
}
