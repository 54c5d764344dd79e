import pg from 'pg';

/**
 * Lets PostgreSQL look at the tables whose rows are estimated, with the rights of their owner, and counts them. Both
 * would come to tables that were just filled after minutes, and until then lists and the home page would show guesses.
 */
export async function analyseListed(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Their columns alone: to look at what the search index is made of takes a second, and the minutes until PostgreSQL
    // does it are no loss.
    const { rows } = await client.query<{ tables: string }>(`
      select string_agg(format('%s (%s)', t, (select string_agg(quote_ident(attname), ', ') from pg_attribute where attrelid = t and attnum > 0 and not attisdropped)), ', ') as tables
        from app.listed_tables() as t`);
    await client.query(`analyze ${rows[0]!.tables}`);
    await client.query('select app.refresh_row_estimates(t) from app.listed_tables() as t');
  } finally {
    await client.end();
  }
}
