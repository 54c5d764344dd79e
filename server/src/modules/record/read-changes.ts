import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mapPage, type Page } from '@edp/contract/kernel/paging.ts';
import type { ChangedField, ChangedPart, record, RecordChange } from '@edp/contract/modules/record/record.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { readPage } from '../../kernel/list/read-page.ts';
import { namesOf } from '../../kernel/record/record-name.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import { isSeen, linkedIds, type LoggedChange, toFields } from './changed-fields.ts';
import { histories } from './histories.ts';
import { readHiddenNames } from './hide-names.ts';
import { type History, type PartHistory, referenceColumn } from '../../kernel/record/history.ts';
import { type AnyNoun, nouns } from '@edp/contract/nouns.ts';
import { assertFound, forbidden } from '../../kernel/app-error.ts';
import { hasPermission } from '../../kernel/session/session.ts';

/** A row of the log as it is read here. Values as texts, so that numbers stay exact. */
const loggedAs = (
  row: 'c' | 'p',
  language = sql`null`,
) => sql`jsonb_build_object('table', ${sql.ref(`${row}.table_name`)}, 'record', ${sql.ref(`${row}.record_id`)}, 'action', ${sql.ref(`${row}.action`)}, 'language', ${language}, 'changes', (
  select jsonb_object_agg(key, jsonb_build_object('before', value ->> 'before', 'after', value ->> 'after', 'added', value -> 'added', 'removed', value -> 'removed'))
    from jsonb_each(${sql.ref(`${row}.changes`)})))`;
const translatedInto = sql`(select t.language from translation t where c.table_name = 'translation' and t.id = c.record_id::bigint)`;

/** The changes of a record, its translations, its links, its rows and its parts; what one call did is one change. */
export async function readChanges(context: Context<ParsedOf<typeof record.changes>>): Promise<Page<RecordChange>> {
  const {
    db,
    input: { noun: name, id, ...page },
  } = context;
  const noun = await requireRecord(context);
  const { table } = noun;
  const history = 'shared' in noun ? withOwner(histories[name]) : histories[name];
  const root = await rootOf(context, table, id);
  const partIds = (await history.parts?.idsOf(db, id)) ?? [];
  const own = sql`
    select * from change_record where root_table = ${root.table} and root_id = ${root.id}
       and (table_name = ${table} and record_id = ${id}
         or table_name = any(${Object.keys({ ...history.links, ...history.rows, ...history.values })}::text[])
         or table_name = 'translation' and record_id in (select t.id::text from translation t where t.table_name = ${table} and t.record_id = ${id}))`;
  const log = history.parts
    ? sql<LogRow>`(${own} union all ${logOfParts(history.parts, partIds)})`
    : sql<LogRow>`(${own})`;
  const isOwn = history.parts ? sql`c.table_name <> ${history.parts.table}` : sql`true`;
  const query = db
    .selectFrom(log.as('c'))
    .select([
      sql<string>`max(c.id)`.as('id'),
      'c.created_time as time',
      sql<string>`coalesce((select u.name from user_account u where u.id = c.user_id), '')`.as('userName'),
      sql<
        LoggedChange[]
      >`coalesce(jsonb_agg(${loggedAs('c', translatedInto)} order by c.id) filter (where ${isOwn}), '[]')`.as('own'),
      sql<number>`(count(*) filter (where not ${isOwn}))::int`.as('partCount'),
      (history.parts ? partsOfChange(history.parts, partIds, loggedAs('p')) : sql<LoggedChange[]>`'[]'::jsonb`).as(
        'parts',
      ),
    ])
    .groupBy(['c.created_time', 'c.request_id', 'c.user_id'])
    .orderBy('c.created_time', 'desc')
    .orderBy(sql`max(c.id)`, 'desc');
  const list = await readPage(db, query, page);
  const hidden = await readHiddenNames(
    context,
    history,
    root,
    list.rows.flatMap(({ own: logged }) => logged),
  );
  const names = await readNames(context, history, list.rows);
  const nameOf = (to: keyof Schema, each: string) => hidden.ofRow(to, each) ?? names(to, each);
  const partOf = await readParts(
    context,
    history.parts,
    list.rows.flatMap(({ parts }) => parts),
    nameOf,
  );
  return mapPage(list, ({ own: logged, parts, ...change }) => {
    const changed = logged.map(hidden.inLog);
    const isNew = changed.some((part) => part.table === table && part.action === 'insert');
    const fields = toFields(history, table, changed, nameOf, context.language).filter(
      (field) => isSeen(context, name, field) && (!isNew || isGiven(field)),
    );
    return { ...change, action: isNew ? 'insert' : 'update', fields, parts: isNew ? [] : parts.map(partOf) };
  });
}

/** A record of a shared type may have been handed over to another owner. */
const withOwner = (history: History): History => ({
  ...history,
  columns: { ...history.columns, handed_to: referenceColumn('handedTo', 'user_account') },
});

type LogRow = Pick<Schema['change_record'], 'created_time' | 'request_id' | 'user_id'>;

/** A new record shows only what was filled in. */
const isGiven = ({ new: value, kind }: ChangedField) =>
  kind === 'secret' || (value !== null && value !== '' && (kind !== 'file' || value === 1));

/** Under which record the change log has it: a node under its set. */
async function rootOf({ db }: Context, table: keyof Schema, id: string): Promise<{ table: string; id: string }> {
  const {
    rows: [root],
  } = await sql<{
    table: string;
    column: string;
  }>`select root_table as "table", root_column as "column" from app.change_root where table_name = ${table}`.execute(
    db,
  );
  if (!root) return { table, id };
  const { rows } = await sql<{
    id: string;
  }>`select ${sql.ref(root.column)} as id from ${sql.table(table)} where id = ${id}`.execute(db);
  return { table: root.table, id: rows[0]!.id };
}

type Logs = readonly { own: LoggedChange[]; parts: LoggedChange[] }[];

/** The names of the records that a page of changes refers to, read with the user's own rights. */
async function readNames(context: Context, history: History, changes: Logs) {
  const linked = changes.flatMap(({ own, parts }) => [
    ...linkedIds(history, own),
    ...(history.parts ? linkedIds({ columns: history.parts.columns }, parts) : []),
  ]);
  const linksByTable = Map.groupBy(linked, ({ to }) => to);
  const names = new Map(
    await Promise.all(
      [...linksByTable].map(
        async ([to, those]) => [to, await namesOf(context, to, [...new Set(those.map(({ id }) => id))])] as const,
      ),
    ),
  );
  return (to: keyof Schema, id: string) => names.get(to)?.get(id) ?? '';
}

/** A save may change thousands of parts: more than these are only counted. */
const mostParts = 20;

/** The records of the change log about parts; of updates those alone that changed what users read. */
const logOfParts = ({ table, rootTable = table, columns }: PartHistory, ids: readonly string[]) => sql`
  select * from change_record where root_table = ${rootTable} and root_id = any(${ids}::text[]) and table_name = ${table}
     and (action <> 'update' or changes ?| ${Object.keys(columns)}::text[])`;

/** The first parts that the call of a change (`c`) changed: updates, then what was added, then what was removed. */
const partsOfChange = (parts: PartHistory, ids: readonly string[], logged: RawBuilder<unknown>) => sql<LoggedChange[]>`
  coalesce((select jsonb_agg(${logged} order by p.action = 'update' desc, p.action = 'insert' desc, p.id)
    from (select * from (${logOfParts(parts, ids)}) each
           where each.created_time = c.created_time and each.request_id is not distinct from c.request_id and each.user_id is not distinct from c.user_id
           order by each.action = 'update' desc, each.action = 'insert' desc, each.id limit ${mostParts}) p), '[]')`;

type NameOf = (to: keyof Schema, id: string) => string;

/** `parts` of several changes, each as users read it. */
async function readParts(
  context: Context<{ noun: string; id: string }>,
  history: PartHistory | undefined,
  logged: readonly LoggedChange[],
  nameOf: NameOf,
): Promise<(part: LoggedChange) => ChangedPart> {
  const titles =
    history && logged.length > 0
      ? await history.titlesOf(context, [...new Set(logged.map(({ record }) => record))])
      : new Map<string, never>();
  return (part) => ({
    id: part.record,
    action: part.action,
    ...(titles.get(part.record) ?? { code: '', name: '' }),
    fields:
      part.action === 'update'
        ? toFields({ columns: history?.columns ?? {} }, part.table, [part], nameOf, context.language).filter((field) =>
            isSeen(context, context.input.noun, field),
          )
        : [],
  });
}

/** The noun of a record, for users who may view the noun; a record that they do not see does not exist. */
export async function requireRecord({
  db,
  session,
  input: { noun: name, id },
}: Context<{ noun: AnyNoun['name']; id: string }>): Promise<AnyNoun> {
  const noun = nouns.find((each) => each.name === name)!;
  if (!hasPermission(session, noun.view)) throw forbidden();
  const { rows } = await sql`select from ${sql.table(noun.table)} where id = ${id}`.execute(db);
  assertFound(rows[0]);
  return noun;
}
