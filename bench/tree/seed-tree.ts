import pg from 'pg';

export const nodes = 35_000;
const [roots, branches] = [50, 500];

/** One category set of the first tenant with 35,000 categories on three levels. */
export async function seedTree(ownerUrl: string, code = 'BENCH'): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`set app.tenant = '1'`);
  const { rows } = await client.query<{ id: string }>(
    `insert into category_set (tenant_id, code, name, type) values (1, $1, '压测分类集', 1) returning id`,
    [code],
  );
  const { id } = rows[0]!;
  const below = (count: number, prefix: string, parents: string) => `
    insert into category (tenant_id, category_set_id, parent_id, code, name, sort)
    select 1, ${id}, p.id, '${prefix}' || n, '${parents} 的第' || n || '个分类', n * 10
      from generate_series(1, ${count}) n
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as parents from category where category_set_id = ${id} and code like '${parents}%') p
        on p.place = n % p.parents`;
  await client.query(`
    insert into category (tenant_id, category_set_id, code, name, sort) select 1, ${id}, 'A' || n, '根分类' || n, n * 10 from generate_series(1, ${roots}) n;
    ${below(branches, 'B', 'A')};
    ${below(nodes - roots - branches, 'C', 'B')}`);
  await client.query('vacuum analyze category');
  await client.end();
  return id;
}
