import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mapPage, type Page } from '@edp/contract/kernel/paging.ts';
import type { ChangedField, record, RecordChange } from '@edp/contract/modules/record/record.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { readPage } from '../../kernel/list/read-page.ts';
import { namesOf } from '../../kernel/record/record-name.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import { type LoggedChange, linkedIds, toFields } from './changed-fields.ts';
import { histories } from './histories.ts';
import type { History } from './history.ts';
import { requireRecord } from './require-record.ts';

/** Values as texts, so that numbers stay exact. */
const changes = sql`(
  select jsonb_object_agg(key, jsonb_build_object('before', value ->> 'before', 'after', value ->> 'after', 'added', value -> 'added', 'removed', value -> 'removed'))
    from jsonb_each(c.changes))`;

/** What happened to a record, its translations, its links and its rows; what one call did is one change. */
export async function readChanges(context: Context<ParsedOf<typeof record.changes>>): Promise<Page<RecordChange>> {
  const { db, input: { noun: name, id, ...page } } = context;
  const { table } = await requireRecord(context);
  const history = histories[name];
  const root = await rootOf(context, table, id);
  const query = db
    .selectFrom('change_record as c')
    .select([
      sql<string>`max(c.id)`.as('id'), 'c.created_time as time',
      sql<string>`coalesce((select u.name from user_account u where u.id = c.user_id), '')`.as('userName'),
      sql<LoggedChange[]>`jsonb_agg(jsonb_build_object('table', c.table_name, 'record', c.record_id, 'action', c.action, 'changes', ${changes},
        'language', (select t.language from translation t where c.table_name = 'translation' and t.id = c.record_id::bigint)) order by c.id)`.as('parts'),
    ])
    .where('c.root_table', '=', root.table).where('c.root_id', '=', root.id)
    .where(sql<boolean>`(c.table_name = ${table} and c.record_id = ${id}
      or c.table_name = any(${Object.keys({ ...history.links, ...history.rows })}::text[])
      or c.table_name = 'translation' and c.record_id in (select t.id::text from translation t where t.table_name = ${table} and t.record_id = ${id}))`)
    .groupBy(['c.created_time', 'c.request_id', 'c.user_id'])
    .orderBy('c.created_time', 'desc').orderBy(sql`max(c.id)`, 'desc');
  const list = await readPage(db, query, page);
  const nameOf = await readNames(context, history, list.rows.flatMap(({ parts }) => parts));
  return mapPage(list, ({ parts, ...change }) => {
    const isNew = parts.some((part) => part.table === table && part.action === 'insert');
    return { ...change, action: isNew ? 'insert' : 'update', fields: toFields(history, table, parts, nameOf).filter((field) => !isNew || isGiven(field)) };
  });
}

/** Of a new record only what was filled in. */
const isGiven = ({ new: value, kind }: ChangedField) => kind === 'secret' || (value !== null && value !== '' && (kind !== 'file' || value === 1));

/** Under which record the change log has it: a node under its set. */
async function rootOf({ db }: Context, table: keyof Schema, id: string): Promise<{ table: string; id: string }> {
  const { rows: [root] } = await sql<{ table: string; column: string }>`select root_table as "table", root_column as "column" from app.change_root where table_name = ${table}`.execute(db);
  if (!root) return { table, id };
  const { rows } = await sql<{ id: string }>`select ${sql.ref(root.column)} as id from ${sql.table(table)} where id = ${id}`.execute(db);
  return { table: root.table, id: rows[0]!.id };
}

/** What the records are called that a page of changes refers to, read with the user's own rights. */
async function readNames(context: Context, history: History, parts: readonly LoggedChange[]) {
  const wanted = Map.groupBy(linkedIds(history, parts), ({ to }) => to);
  const names = new Map(await Promise.all([...wanted].map(async ([to, linked]) => [to, await namesOf(context, to, [...new Set(linked.map(({ id }) => id))])] as const)));
  return (to: keyof Schema, id: string) => names.get(to)?.get(id) ?? '';
}
