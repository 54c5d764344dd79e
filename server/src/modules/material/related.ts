import type { Language } from '@edp/contract/kernel/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { translatedName } from '../../kernel/record/translations.ts';

export interface NodePath {
  ids: string[];
  names: string[];
}

// A select of materials says these beside their own columns. With the tenant in it the planner knows that each finds at
// most one row.

/**
 * The ids and the names on the way from the root to a category, in the user's language; what has no category has nulls.
 */
export type SelectedPath = [ids: string[], names: string[]] | [ids: null, names: null];
export const pathTo = (column: string, language: Language) => selectPath<SelectedPath>(column, language);

/** Each node comes with the fields that it asks its materials for. */
export type SelectedCategory = SelectedPath | [...SelectedPath, needed: (string | null)[] | null];
export const categoryPath = (language: Language) =>
  selectPath<SelectedCategory>(
    'material.category_id',
    language,
    sql`, array_agg(category.needed ->> 'material' order by level desc)`,
  );

const selectPath = <Path>(column: string, language: Language, more = sql``) => sql<Path>`(
  with recursive above as (
    select c.tenant_id, c.id, c.parent_id, c.name, c.needed, 1 as level from category c where c.tenant_id = material.tenant_id and c.id = ${sql.ref(column)}
    union all select c.tenant_id, c.id, c.parent_id, c.name, c.needed, level + 1 from above join category c on c.tenant_id = above.tenant_id and c.id = above.parent_id
  )
  select array[array_agg(category.id::text order by level desc), array_agg(${translatedName('category', language)} order by level desc)${more}] from above as category)`;

/** Takes the needs of the category, or of the next one above it that has some. */
export const neededBy = ([, , needed]: SelectedCategory): string | null =>
  needed?.findLast((each) => each !== null) ?? null;

export const nodePath = ([ids, names]: SelectedCategory): NodePath => ({ ids: ids ?? [], names: names ?? [] });

export const unitName = (language: Language) =>
  sql<string>`coalesce((select ${translatedName('unit', language)} from unit where unit.tenant_id = material.tenant_id and unit.id = material.unit_id), '')`;

/** How much of a material an organisation holds; without one, all together. */
export const quantityIn = (organisationId: RawBuilder<unknown> | undefined) => sql<string>`coalesce((
  select trim_scale(sum(s.quantity))::text from material_stock s
   where s.tenant_id = material.tenant_id and s.material_id = material.id ${organisationId ? sql`and s.inventory_organisation_id = ${organisationId}::bigint` : sql``}), '0')`;

/** The name of each unit. */
export async function readUnitNames(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<(id: string) => string> {
  const { rows } = await sql<{ id: string; name: string }>`
    select unit.id, ${translatedName('unit', language)} as name from unit where unit.id = any(${[...new Set(ids)]}::bigint[])`.execute(
    db,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
