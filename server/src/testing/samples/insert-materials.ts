import type { TestApp } from '../test-app.ts';

let number = 0;

/**
 * Materials that differ in their names and prices alone, for tests of what refers to materials. Gives their ids in the
 * order of the names.
 */
export async function insertMaterials(
  app: TestApp,
  names: readonly string[],
  { tenant = 1, price = null as string | null, createdBy = null as string | null } = {},
): Promise<string[]> {
  const client = await app.asTenant(tenant);
  const first = number;
  number += names.length;
  const { rows } = await client.query<{ id: string }>(
    `
    insert into material (code, name, market_price, created_by, organisation_id, unit_id, category_id, type_id)
    select 'PART-' || ($1::int + place), given.name, $3::numeric, $4::bigint, (select min(id) from organisation), (select min(id) from unit), (select min(id) from category), (select min(id) from category)
      from unnest($2::text[]) with ordinality as given (name, place) order by place
    returning id`,
    [first, names, price, createdBy],
  );
  return rows.map((row) => row.id);
}
