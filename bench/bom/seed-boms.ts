import pg from 'pg';

export const users = 10_000;
/** 10 assemblies of 98 parts with 50 each: 49,990 lines. */
const [assemblies, parts, leaves] = [10, 98, 50];
export const lines = assemblies * (1 + parts * (1 + leaves));

export interface Seeded {
  /** The material that sits in 10,000 BOMs. */
  bolt: string;
  /** The BOM that explodes into `lines`. */
  top: string;
  /** The demo's BOM of 5,000 components. */
  large: string;
}

const material = (code: string, count: number) => `
  insert into material (tenant_id, code, name, market_price, organisation_id, unit_id, category_id, type_id)
  select 1, '${code}' || n, '压测${code}' || n, 1.25, (select min(id) from organisation where tenant_id = 1), (select min(id) from unit where tenant_id = 1), c.id, c.id
    from generate_series(1, ${count}) n, (select min(id) as id from category where tenant_id = 1) c`;

/**
 * A released BOM for each material whose code begins so, with the items that a query gives for the number of the
 * material.
 */
const boms = (code: string, items: string) => `
  insert into bom (tenant_id, material_id, code, name) select 1, id, code, name from material where tenant_id = 1 and code ~ '^${code}\\d+$';
  insert into bom_revision (tenant_id, bom_id, revision) select 1, id, 1 from bom where tenant_id = 1 and code ~ '^${code}\\d+$';
  insert into bom_item (tenant_id, bom_id, revision, material_id, name, quantity, sort_order)
  select 1, b.id, 1, m.id, m.name, part.quantity, part.place
    from bom b cross join lateral (${items}) part (code, quantity, place) join material m on m.tenant_id = 1 and m.code = part.code
   where b.tenant_id = 1 and b.code ~ '^${code}\\d+$';
  update bom_revision v set status = 'released', effective_from = '2026-01-01', released_time = now()
    from bom b where (b.tenant_id, b.id) = (v.tenant_id, v.bom_id) and b.tenant_id = 1 and b.code ~ '^${code}\\d+$'`;

/** In the first demo tenant. */
export async function seedBoms(ownerUrl: string): Promise<Seeded> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set app.tenant = '1'`);
    for (const statement of [
      material('BB', 1),
      material('BU', users),
      material('BL', leaves),
      material('BP', parts),
      material('BA', assemblies),
      material('BT', 1),
      boms('BU', `values ('BB1', 4, 1), ('BL' || 1 + b.id % ${leaves}, 2, 2)`),
      boms('BP', `select 'BL' || n, 1 + n % 7, n from generate_series(1, ${leaves}) n`),
      boms('BA', `select 'BP' || n, 1, n from generate_series(1, ${parts}) n`),
      boms('BT', `select 'BA' || n, 2, n from generate_series(1, ${assemblies}) n`),
      'vacuum analyze bom',
      'vacuum analyze bom_revision',
      'vacuum analyze bom_item',
      'vacuum analyze material',
    ])
      await client.query(statement);
    const id = async (text: string) => (await client.query<{ id: string }>(text)).rows[0]!.id;
    return {
      bolt: await id(`select id from material where tenant_id = 1 and code = 'BB1'`),
      top: await id(`select id from bom where tenant_id = 1 and code = 'BT1'`),
      large: await id(
        `select bom_id as id from bom_item where tenant_id = 1 group by bom_id order by count(*) desc limit 1`,
      ),
    };
  } finally {
    await client.end();
  }
}
