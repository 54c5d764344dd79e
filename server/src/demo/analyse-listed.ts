import pg from 'pg';

/**
 * Lets PostgreSQL look at the tables whose rows are estimated, with the rights of their owner, and counts them. Both would come to tables that
 * were just filled after minutes, and until then lists and the home page would show guesses.
 */
export async function analyseListed(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ names: string }>(`select string_agg(t::text, ', ') as names from app.listed_tables() as t`);
    await client.query(`analyze ${rows[0]!.names}`);
    await client.query('select app.refresh_row_estimates(t) from app.listed_tables() as t');
  } finally {
    await client.end();
  }
}
