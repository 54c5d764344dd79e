import pg from 'pg';

/** One tenant whose people all have a session; returns their ids. */
export async function seedPeople(ownerUrl: string, ticketHashes: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    set app.tenant = '1';
    insert into app.tenant (code, name) values ('T1', '租户');
    insert into role (code, name) values ('BENCH', '压测')`);
  const { rows } = await client.query<{ id: string }>(
    `insert into user_account (account, name, password_hash) select 'p' || n, '员工' || n, '' from generate_series(1, $1) n returning id`,
    [ticketHashes.length],
  );
  const ids = rows.map((row) => row.id);
  await client.query(
    `insert into user_role (user_id, role_id) select u.id, r.id from user_account u cross join role r`,
  );
  await client.query(
    `insert into app.session (ticket_hash, tenant_id, user_id, role_id, language, idle_limit)
     select decode(hash, 'hex'), 1, id, (select id from role), 'ZHS', '12 hours' from unnest($1::text[], $2::bigint[]) as given (hash, id)`,
    [ticketHashes, ids],
  );
  await client.query('analyze');
  await client.end();
  return ids;
}
