import type pg from 'pg';
import type { TestApp } from '../../testing/test-app.ts';

/** The rows of records and of everything that refers to them, as the database has them. */
export const snapshot = (app: TestApp, table: string, ids: readonly string[]): Promise<unknown> =>
  app.withOwner((owner) => read(owner, table, ids));

async function read(owner: pg.Client, table: string, ids: readonly string[]): Promise<unknown> {
  await owner.query(`set app.tenant = '1'`);
  // The last column of a foreign key: the tenant comes before it.
  const { rows: references } = await owner.query<{ table: string; column: string }>(
    `
    select distinct c.conrelid::regclass::text as table, a.attname as column from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_upper(c.conkey, 1)]
     where c.contype = 'f' and c.confrelid = $1::regclass and c.conparentid = 0 order by 1, 2`,
    [`public.${table}`],
  );
  const taken: Record<string, unknown> = {};
  for (const { table: from, column } of [{ table: `public.${table}`, column: 'id' }, ...references]) {
    const { rows } = await owner.query<{ row: unknown }>(
      `select to_jsonb(t) as row from ${from} t where t.${column} = any($1::bigint[]) order by to_jsonb(t)::text`,
      [ids],
    );
    taken[`${from}.${column}`] = rows.map(({ row }) => row);
  }
  return taken;
}
