import type pg from 'pg';

/**
 * Builds an index beside readers and writers. What an interrupted build left is dropped before, and after a failure;
 * `left` is a pattern for its name.
 */
export async function buildIndex(client: pg.Client, left: string, statement: string): Promise<void> {
  await dropInvalid(client, left);
  try {
    await client.query(statement);
  } catch (error) {
    // Where that is not possible either, the next start does it.
    await dropInvalid(client, left).catch(() => {});
    throw error;
  }
}

/**
 * It is used for nothing, but every write maintains it, and a unique one refuses rows of the server that is running.
 */
async function dropInvalid(client: pg.Client, namePattern: string) {
  const { rows } = await client.query<{ index: string }>(
    `
    select format('%I.%I', n.nspname, x.relname) as index
      from pg_index i join pg_class x on x.oid = i.indexrelid join pg_namespace n on n.oid = x.relnamespace
     where not i.indisvalid and n.nspname in ('public', 'app') and x.relname ~ $1`,
    [`^${namePattern}$`],
  );
  for (const { index } of rows) await client.query(`drop index concurrently ${index}`);
}
