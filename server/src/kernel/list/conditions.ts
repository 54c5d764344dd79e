import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { contains, isInitials } from '../search/search.ts';
import type { Filter, TextFilter } from './filters.ts';
import { inSubtree } from './in-subtree.ts';
import { isLinked } from './is-linked.ts';

type Condition = Expression<boolean>;

/** The meaning of a filter in SQL. Arrays are one parameter, so that a filter has one statement text. */
export function conditionOf(table: string, filter: Filter, language: Language): Condition {
  if (filter.kind === 'where' || filter.kind === 'condition') return filter.condition;
  if (filter.kind === 'text') return containsText(table, filter, language);
  if (filter.kind === 'linked') return isLinked(table, filter);
  const column = sql.ref(`${table}.${filter.column}`);
  if (filter.kind === 'equals') return sql<boolean>`${column} = ${filter.value}`;
  if (filter.kind === 'in') return sql<boolean>`${column} = any(${filter.values})`;
  if (filter.kind === 'subtree') return inSubtree(column, filter);
  return all(
    [
      filter.from === undefined ? [] : atLeast(column, filter.from),
      filter.to === undefined ? [] : atMost(column, filter.to),
    ].flat(),
  );
}

export const all = (conditions: readonly Condition[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(conditions.length ? conditions : [sql`true`], sql` and `)}`;

const isDay = (value: string | number) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

// A day begins and ends in the session's time zone; the same comparison holds for a column of days. As a time: under
// row-level security an index is of use only for operators that are leakproof, and the one that compares a time with a
// day is not.
const atLeast = (column: Expression<unknown>, from: string | number) =>
  isDay(from) ? sql<boolean>`${column} >= ${from}::date::timestamptz` : sql<boolean>`${column} >= ${from}`;
const atMost = (column: Expression<unknown>, to: string | number) =>
  isDay(to) ? sql<boolean>`${column} < (${to}::date + 1)::timestamptz` : sql<boolean>`${column} <= ${to}`;

function containsText(table: string, { columns, text }: TextFilter, language: Language): Condition {
  const searched = columns.includes('name') && isInitials(text) ? [...columns, 'initials'] : columns;
  const found: Condition[] = searched.map((column) => contains(`${table}.${column}`, text));
  if (columns.includes('name') && language !== defaultLanguage) {
    found.push(sql<boolean>`exists (select from translation t
      where t.table_name = ${table} and t.record_id = ${sql.ref(`${table}.id`)} and t.language = ${language} and ${contains('t.name', text)})`);
  }
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}
