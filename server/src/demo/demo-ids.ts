import type { Database } from '../kernel/database/tenant-database.ts';

/** The id of what the demo calls by a name; it is an error of the demo if there is none. */
export type Ids = (name: string) => string;

/** By 上级/名称. */
export async function categoryIds(db: Database, set: string): Promise<Ids> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_set', 'category_set.id', 'category.category_set_id')
    .leftJoin('category as above', 'above.id', 'category.parent_id')
    .select(['category.id', 'category.name', 'above.name as above'])
    .where('category_set.code', '=', set)
    .execute();
  return lookUp(rows.map(({ id, name, above }) => [`${above ?? ''}/${name}`, id]));
}

/** By code. */
export async function idsBy(db: Database, table: 'unit' | 'organisation' | 'inventory_organisation'): Promise<Ids> {
  const rows = await db.selectFrom(table).select(['code', 'id']).execute();
  return lookUp(rows.map(({ code, id }) => [code, id]));
}

export function lookUp(entries: readonly (readonly [string, string])[]): Ids {
  const ids = new Map(entries);
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the demo has no ${name}`);
    return id;
  };
}
