import type { Language } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { translatedName } from '../../kernel/record/translations.ts';

export interface NodePath {
  ids: string[];
  names: string[];
}

const noPath: NodePath = { ids: [], names: [] };

/** The way from the root to each category, in the user's language. */
export async function readPaths(db: Database, ids: readonly (string | null)[], language: Language): Promise<(id: string | null) => NodePath> {
  const { rows } = await sql<NodePath & { node: string }>`
    with recursive above as (
      select c.id as node, c.id, c.parent_id, 1 as level from category c where c.id = any(${[...new Set(ids)]}::bigint[])
      union all select above.node, c.id, c.parent_id, level + 1 from above join category c on c.id = above.parent_id
    )
    select above.node, array_agg(above.id::text order by level desc) as ids, array_agg(${translatedName('category', language)} order by level desc) as names
      from above join category on category.id = above.id group by above.node`.execute(db);
  const paths = new Map(rows.map(({ node, ...path }) => [node, path]));
  return (id) => paths.get(id ?? '') ?? noPath;
}

/** What each unit is called. */
export async function readUnitNames(db: Database, ids: readonly string[], language: Language): Promise<(id: string) => string> {
  const { rows } = await sql<{ id: string; name: string }>`
    select unit.id, ${translatedName('unit', language)} as name from unit where unit.id = any(${[...new Set(ids)]}::bigint[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}

/** How much of each material an organisation holds; without one, all together. */
export async function readStock(db: Database, ids: readonly string[], organisationId: string | null): Promise<(id: string) => string> {
  const { rows } = await sql<{ id: string; quantity: string }>`
    select material_id as id, trim_scale(sum(quantity))::text as quantity from material_stock
     where material_id = any(${ids}::bigint[]) and (${organisationId}::bigint is null or inventory_organisation_id = ${organisationId}::bigint)
     group by material_id`.execute(db);
  const quantities = new Map(rows.map(({ id, quantity }) => [id, quantity]));
  return (id) => quantities.get(id) ?? '0';
}
