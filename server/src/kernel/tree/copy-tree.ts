import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { setIdOf, type Tree } from './tree.ts';

/** Copies all nodes of one set into another, with their translations, in one statement however many there are. */
export async function copyTree(db: Database, tree: Tree, fromSetId: string, toSetId: string): Promise<void> {
  const nodes = sql.table(tree.nodes);
  const sequence = `public.${tree.nodes}_id_seq`;
  // PostgreSQL does not know how many are copied, takes them for few and would compare each with each.
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(db);
  await sql`
    with copied as materialized (
      select *, nextval(${sequence}::regclass) as new_id from ${nodes} where ${setIdOf(tree)} = ${fromSetId}
    ), added as (
      insert into ${nodes} (id, ${setIdOf(tree)}, parent_id, ${sql.join(tree.own.map((column) => sql.ref(column)))}) overriding system value
      select c.new_id, ${toSetId}::bigint, p.new_id, ${sql.join(tree.own.map((column) => sql.ref(`c.${column}`)))}
        from copied c left join copied p on p.id = c.parent_id
    ), recorded as (
      insert into change_record (table_name, record_id, root_table, root_id, action, changes, user_id, request_id, owner_id)
      select ${tree.sets}, ${toSetId}, ${tree.sets}, ${toSetId}, 'update', jsonb_build_object('copied', jsonb_build_object('after', jsonb_build_object('from', ${fromSetId}::text, 'nodes', count(*)))),
             app.current_user_id(), nullif(current_setting('app.request', true), ''), app.current_user_id()
        from copied
    )
    insert into translation (table_name, record_id, language, name, remark)
    select ${tree.nodes}, c.new_id, t.language, t.name, t.remark
      from copied c join translation t on t.table_name = ${tree.nodes} and t.record_id = c.id`.execute(db);
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(db);
}
