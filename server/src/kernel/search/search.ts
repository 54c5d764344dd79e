import { normalForm } from '@edp/contract/kernel/normal-form.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { exactUpTo } from '@edp/contract/kernel/paging.ts';
import { type Expression, sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import type { EqualFilter, LinkFilter, SubtreeFilter } from '../list/filters.ts';
import { inSubtree } from '../list/in-subtree.ts';
import { isLinked } from '../list/is-linked.ts';

type TestedFilter = EqualFilter | LinkFilter | SubtreeFilter;
type Tested = readonly TestedFilter[];

interface Search {
  columns: readonly string[];
  text: string;
}

/**
 * The ids of the records that contain the text in any of the columns, through the index that `app.searchable` made, and
 * that meet the other filters; a name is found as it was written, as the user reads it and by its pinyin initials. Null
 * where they are more than
 * `exactUpTo`: then it costs less to read the list in its order and test each row.
 */
export async function searchTable(
  db: Database,
  table: keyof Schema,
  search: Search,
  tested: Tested,
  language: Language,
): Promise<string[] | null> {
  const isTranslated = search.columns.includes('name') && language !== defaultLanguage;
  const [ids, translated] = await Promise.all([
    searchIndex(db, table, search, tested),
    isTranslated ? searchTranslations(db, table, search.text, tested, language) : [],
  ]);
  if (!ids) return null;
  const found = new Set([...ids, ...translated]);
  return found.size > exactUpTo ? null : [...found];
}

/** As `app.search` takes it. */
function givenTo(filter: TestedFilter) {
  if (filter.kind === 'equals') return [filter.column, filter.value];
  return filter.kind === 'linked' ? [filter.links, filter] : [filter.column, filter];
}

async function searchIndex(
  db: Database,
  table: keyof Schema,
  { columns, text }: Search,
  tested: Tested,
): Promise<string[] | null> {
  const json = JSON.stringify(Object.fromEntries(tested.map(givenTo)));
  const { rows } = await sql<{ ids: string[] | null }>`
    select app.search(${table}::regclass, ${columns}::name[], ${text}, ${json}, ${exactUpTo}) as ids`.execute(db);
  return rows[0]!.ids;
}

function isMet(filter: TestedFilter) {
  if (filter.kind === 'linked') return isLinked('r', filter);
  const column = sql.ref(`r.${filter.column}`);
  return filter.kind === 'equals' ? sql<boolean>`${column} = ${filter.value}` : inSubtree(column, filter);
}

async function searchTranslations(
  db: Database,
  table: keyof Schema,
  text: string,
  tested: Tested,
  language: Language,
): Promise<string[]> {
  const conditions = tested.map((filter) => sql` and ${isMet(filter)}`);
  // From the table, whose policies hide what the user does not see.
  const { rows } = await sql<{ id: string }>`
    select r.id from ${sql.table(table)} r
     where r.id in (select t.record_id from translation t where t.table_name = ${table} and t.language = ${language} and ${contains('t.name', text)})
     ${sql.join(conditions, sql``)} limit ${exactUpTo + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The share of a table's rows that the planner expects to contain the text. */
export async function expectedShare(db: Database, table: keyof Schema, text: string): Promise<number> {
  const { rows } = await sql<{
    share: string;
  }>`select app.matching_share(${table}::regclass, ${text}) as share`.execute(db);
  return Number(rows[0]!.share);
}

/** Letter case and width aside; `%` and `_` are ordinary characters. */
export const contains = (text: string | Expression<string>, part: string) =>
  sql<boolean>`position(app.fold(${part}) in app.fold(${typeof text === 'string' ? sql.ref(text) : text})) > 0`;

/** The form of pinyin initials of a name. */
export const isInitials = (text: string) => /^[a-z\d]+$/i.test(normalForm(text, 'NFKC'));
