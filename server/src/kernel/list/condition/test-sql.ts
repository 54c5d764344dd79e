import type { Language } from '@edp/contract/kernel/language.ts';
import type { Test } from '@edp/contract/kernel/list/condition.ts';
import { testTypeOf } from '@edp/contract/kernel/list/test.ts';
import type { Fields, WriteField } from '@edp/contract/kernel/record/record.ts';
import { type RawBuilder, sql } from 'kysely';
import { fieldColumns } from '../../record/field-columns.ts';
import type { Schema } from '../../schema/schema.generated.ts';
import { tableOf } from '../../schema/tables.ts';
import { translatedName } from '../../record/translations.ts';
import { contains } from '../../search/search.ts';
import type { NodeTable } from '../filters.ts';
import { inSubtree } from '../in-subtree.ts';

type Column = RawBuilder<unknown>;

/** A condition needs to know this of a table. */
export interface TestedTable {
  readonly name: keyof Schema;
  readonly fields: Fields;
  readonly columnOf: (field: string) => string;
}

/** One test of a condition in SQL. Not of a value includes that there is none: an empty price is not 5. */
export function testSql(
  table: TestedTable,
  { field, operator, values }: Test,
  language: Language,
): RawBuilder<boolean> {
  const definition = table.fields[field]!;
  const column = sql.ref(`${table.name}.${table.columnOf(field)}`);
  switch (testTypeOf(definition)) {
    case 'text':
      return textSql(
        definition.kind === 'name' ? translatedName(table.name, language) : sql<string>`${column}`,
        operator,
        values[0]!,
      );
    case 'person':
      return sql<boolean>`${column} = any(array(select u.id from user_account u where ${textSql(sql<string>`u.name`, operator, values[0]!)}))`;
    case 'date':
    case 'time':
      return operator === 'empty' || operator === 'notEmpty'
        ? emptySql(column, operator)
        : daySql(column, operator, values);
    case 'tree':
      return operator === 'under'
        ? inSubtree(column, { nodes: tableOf((definition as WriteField).nodes!) as NodeTable, id: values[0]! })
        : valueSql(column, operator, values, 'bigint');
    case 'item':
      // Texts are empty, not null.
      return operator === 'empty' || operator === 'notEmpty'
        ? textSql(sql<string>`${column}`, operator, '')
        : valueSql(column, operator, values, 'text');
    default:
      return storedSql(column, definition.kind as keyof typeof fieldColumns, operator, values);
  }
}

/** Choices are stored as their field stores them: 2 is a disabled state, and no enabled one. */
function storedSql(
  column: Column,
  kind: keyof typeof fieldColumns,
  operator: Test['operator'],
  values: readonly string[],
) {
  const { type, store = (value) => value } = fieldColumns[kind];
  const stored = type === 'boolean' ? values.map((value) => store(Number(value))) : values;
  return valueSql(column, operator, stored, type);
}

function textSql(text: RawBuilder<string>, operator: Test['operator'], value: string): RawBuilder<boolean> {
  if (operator === 'contains') return contains(text, value);
  if (operator === 'startsWith') return sql<boolean>`starts_with(app.fold(${text}), app.fold(${value}))`;
  if (operator === 'is') return sql<boolean>`app.fold(${text}) = app.fold(${value})`;
  return operator === 'empty' ? sql<boolean>`coalesce(${text}, '') = ''` : sql<boolean>`coalesce(${text}, '') <> ''`;
}

const emptySql = (column: Column, operator: 'empty' | 'notEmpty') =>
  operator === 'empty' ? sql<boolean>`${column} is null` : sql<boolean>`${column} is not null`;

const comparisons: Partial<Record<Test['operator'], RawBuilder<unknown>>> = {
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

/** The values are one parameter, so that any number of them has one text. */
function valueSql(
  column: Column,
  operator: Test['operator'],
  values: readonly unknown[],
  type: string,
): RawBuilder<boolean> {
  const typed = (value: unknown) => sql`${value}::${sql.raw(type)}`;
  if (operator === 'empty' || operator === 'notEmpty') return emptySql(column, operator);
  if (operator === 'between') return sql<boolean>`${column} between ${typed(values[0])} and ${typed(values[1])}`;
  const comparison = comparisons[operator];
  if (comparison) return sql<boolean>`${column} ${comparison} ${typed(values[0])}`;
  const isAmong = sql<boolean>`${column} = any(${values}::${sql.raw(type)}[])`;
  return operator === 'not' ? sql<boolean>`(${isAmong}) is not true` : isAmong;
}

/** The first day of a range and the one after its last; either may be open. */
interface Days {
  from?: RawBuilder<unknown>;
  to?: RawBuilder<unknown>;
}

const day = (value: string | undefined) => sql`${value}::date`;
const dayAfter = (value: string | undefined) => sql`(${value}::date + 1)`;
const today = sql`current_date`;
const tomorrow = sql`(current_date + 1)`;

function daysOf(operator: Test['operator'], [first, last]: readonly string[]): Days {
  switch (operator) {
    case 'is':
      return { from: day(first), to: dayAfter(first) };
    case 'before':
      return { to: day(first) };
    case 'after':
      return { from: dayAfter(first) };
    case 'between':
      return { from: day(first), to: dayAfter(last) };
    case 'lastDays':
      // Today is one of them.
      return { from: sql`(current_date + 1 - ${Number(first)}::int)`, to: tomorrow };
    case 'thisWeek':
      return {
        from: sql`date_trunc('week', current_date)::date`,
        to: sql`(date_trunc('week', current_date)::date + 7)`,
      };
    case 'thisMonth':
      return {
        from: sql`date_trunc('month', current_date)::date`,
        to: sql`(date_trunc('month', current_date) + interval '1 month')::date`,
      };
    default:
      return { from: today, to: tomorrow };
  }
}

/** A day begins and ends in the session's time zone (see `conditions.ts`); the same holds for a column of days. */
function daySql(
  column: RawBuilder<unknown>,
  operator: Test['operator'],
  values: readonly string[],
): RawBuilder<boolean> {
  const { from, to } = daysOf(operator, values);
  const ends = [
    ...(from ? [sql`${column} >= ${from}::timestamptz`] : []),
    ...(to ? [sql`${column} < ${to}::timestamptz`] : []),
  ];
  return sql<boolean>`(${sql.join(ends, sql` and `)})`;
}
