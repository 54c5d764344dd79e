import type pg from 'pg';

/**
 * How many rows of a tenant stay, those with the lowest ids. The variants of a product are materials that go or stay
 * with it.
 */
const kept = [
  { table: 'product', count: 12, among: 'true' },
  { table: 'material', count: 100, among: 'product_id is null' },
  { table: 'bom', count: 4, among: 'true' },
];

/** Tables that name a record of another table without a foreign key. */
const naming = [
  { table: 'translation', named: 'table_name', id: 'record_id' },
  { table: 'change_record', named: 'root_table', id: 'root_id' },
];

const foreignKeys = `
  select format('delete from %s c where %s and not exists (select from %s p where %s)', c.conrelid::regclass,
           string_agg(format('c.%I is not null', child.attname), ' and '), c.confrelid::regclass,
           string_agg(format('p.%I = c.%I', parent.attname, child.attname), ' and ')) as text
    from pg_constraint c cross join unnest(c.conkey, c.confkey) as k (child, parent)
    join pg_attribute child on child.attrelid = c.conrelid and child.attnum = k.child
    join pg_attribute parent on parent.attrelid = c.confrelid and parent.attnum = k.parent
   where c.contype = 'f' and c.conparentid = 0
   group by c.oid, c.conrelid, c.confrelid`;

/**
 * The demo has thousands of materials, and a dump should be small and loaded in a moment. Rows go as if they had never
 * been there.
 */
export async function thinOut(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  for (const { table, count, among } of kept) {
    await client.query(`
      delete from public.${table} t
       using (select tenant_id, id, row_number() over (partition by tenant_id order by id) as place
                from public.${table} where ${among}) ranked
       where (t.tenant_id, t.id) = (ranked.tenant_id, ranked.id) and ranked.place > ${count}`);
  }
  await deleteOrphans(client);
  for (const { table, named, id } of naming) {
    const { rows } = await client.query<{ name: string }>(
      `select distinct ${named} as name from public.${table} where to_regclass('public.' || ${named}) is not null`,
    );
    for (const { name } of rows) {
      await client.query(`
        delete from public.${table} t
         where ${named} = '${name}'
           and not exists (select from public.${name} r where r.tenant_id = t.tenant_id and r.id::text = t.${id}::text)`);
    }
  }
  await client.query('commit');
}

/** Whatever refers to a row that is gone, until nothing does. */
async function deleteOrphans(client: pg.Client) {
  const { rows } = await client.query<{ text: string }>(foreignKeys);
  for (let deleted = 1; deleted > 0;) {
    deleted = 0;
    for (const { text } of rows) deleted += (await client.query(text)).rowCount ?? 0;
  }
}
