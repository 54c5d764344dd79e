import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { ItemValues } from './item-values.ts';
import type { Revision } from '../copy-items.ts';

export interface NewItem extends ItemValues {
  id: string;
  parent_id: string | null;
  level: number;
  sort_order: number;
}

const types = `material_id bigint, product_id bigint, name text, specification text, type_id bigint, quantity numeric, unit_id bigint, scrap_rate numeric, position text, remark text, active boolean, picture_file_id bigint`;
const valueTypes = sql.raw(types);
const columns = types.split(', ').map((column) => column.split(' ')[0]!);
const valueColumns = sql.join(columns.map((column) => sql.ref(column)));
const valuesGiven = sql.join(columns.map((column) => sql.ref(`g.${column}`)));

/** Ids for items that refer to each other before they are written. */
export async function reserveIds(db: Database, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await sql<{
    id: string;
  }>`select nextval('public.bom_item_id_seq'::regclass) as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Any number of items in one statement. */
export async function insertItems(
  db: Database,
  { bomId, revision }: Revision,
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into bom_item (id, bom_id, revision, parent_id, level, sort_order, ${valueColumns}) overriding system value
    select g.id, ${bomId}::bigint, ${revision}::int, g.parent_id, g.level, g.sort_order, ${valuesGiven}
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g (id bigint, parent_id bigint, level int, sort_order int, ${valueTypes})
     order by g.level`.execute(db);
}

export async function updateItems(
  db: Database,
  { bomId, revision }: Revision,
  items: readonly (ItemValues & { id: string })[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    update bom_item i set (${valueColumns}) = (select ${valuesGiven})
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g (id bigint, ${valueTypes})
     where i.id = g.id and i.bom_id = ${bomId} and i.revision = ${revision}`.execute(db);
}

export interface Place {
  id: string;
  parentId: string | null;
  level: number;
  sort: number;
}

export async function placeItems(db: Database, { bomId, revision }: Revision, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  await sql`
    update bom_item i set parent_id = g."parentId", level = g.level, sort_order = g.sort
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as g (id bigint, "parentId" bigint, level int, sort int)
     where i.id = g.id and i.bom_id = ${bomId} and i.revision = ${revision}`.execute(db);
}

export const deleteItems = async (
  db: Database,
  { bomId, revision }: Revision,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0)
    await sql`delete from bom_item where id = any(${ids}::bigint[]) and bom_id = ${bomId} and revision = ${revision}`.execute(
      db,
    );
};
