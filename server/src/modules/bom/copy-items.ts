import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** One state of a BOM. */
export interface Revision {
  bomId: string;
  revision: number;
}

/** A copy of an item has these in common with it, besides its place. */
export const ownColumns = sql`material_id, product_id, name, specification, type_id, quantity, unit_id, scrap_rate, position, remark, active, picture_file_id`;
const columnsOfCopied = sql`c.material_id, c.product_id, c.name, c.specification, c.type_id, c.quantity, c.unit_id, c.scrap_rate, c.position, c.remark, c.active, c.picture_file_id`;

/**
 * Copies the whole tree into an empty revision. Each item knows which one it descends from, so that both can be
 * compared.
 */
export async function copyItems(db: Database, from: Revision, to: Revision): Promise<void> {
  // PostgreSQL does not know how many are copied, takes them for few and would compare each with each.
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(db);
  await sql`
    with copied as materialized (
      select *, nextval('public.bom_item_id_seq'::regclass) as new_id from bom_item where bom_id = ${from.bomId} and revision = ${from.revision}
    )
    insert into bom_item (id, bom_id, revision, parent_id, level, sort_order, origin_id, ${ownColumns}) overriding system value
    select c.new_id, ${to.bomId}::bigint, ${to.revision}::int, p.new_id, c.level, c.sort_order, coalesce(c.origin_id, c.id), ${columnsOfCopied}
      from copied c left join copied p on p.id = c.parent_id order by c.level`.execute(db);
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(db);
}
