import type { Language } from '@edp/contract/kernel/language.ts';
import { type AliasableExpression, type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import type { Filter } from './filters.ts';
import { visibleLinks } from '../sharing/organisation-boundary.ts';

type Column<Table extends keyof Schema> = keyof Schema[Table] & string;
type Direction = 'asc' | 'desc';

/** A select of Kysely, whatever it joins. */
export interface Select<Row> extends AliasableExpression<Row> {
  readonly isSelectQueryBuilder: true;
}

/** A list as a module describes it; `readList` and `streamList` read it. */
export interface ListQuery<Table extends keyof Schema, Row> {
  /** The root table, whose rows the list shows; it has a column `id`. */
  table: Table;
  /** Which list, where the table has several. */
  list?: string;
  language: Language;
  /** The columns and joins, without conditions and order; depends on nothing but the list and the language. */
  select: () => Select<Row>;
  filters?: readonly (Filter<Column<Table>> | undefined)[];
  /** The order without a choice of the user; the id is appended, so that pages never overlap. */
  order: readonly (readonly [column: Column<Table>, direction: Direction])[];
  /**
   * The user may sort by these, under the names that the contract has for it: columns, or expressions; `-` in front
   * means descending.
   */
  sort?: { by: string | undefined; columns: Readonly<Record<string, Column<Table> | Expression<unknown>>> };
}

/** Inside the kernel: conditions and order are SQL of its own, so the tables of the select do not matter. */
export type AnySelect<Row> = SelectQueryBuilder<Schema, keyof Schema, Row>;

export const asAnySelect = <Row>(select: Select<Row>) => select as unknown as AnySelect<Row>;

/** The list is narrowed by these: the boundary of the active organisation and what the user has chosen. */
export const filtersOf = <Table extends keyof Schema, Row>(
  db: Database,
  { table, filters = [] }: ListQuery<Table, Row>,
): Filter[] => [visibleLinks(db, table), ...filters].filter((filter) => filter !== undefined);

export const whereAll = <Row>(select: AnySelect<Row>, conditions: readonly Expression<boolean>[]) =>
  conditions.reduce((narrowed, condition) => narrowed.where(condition), select);

/** In the order of the list, or the one that the user chose. */
export const inOrder = <Table extends keyof Schema, Row>(query: ListQuery<Table, Row>, select: AnySelect<Row>) =>
  orderOf(query).reduce(
    (sorted, [column, direction]) =>
      sorted.orderBy(typeof column === 'string' ? sql.ref(`${query.table}.${column}`) : column, direction),
    select,
  );

/** The direction of a list that is in the order of its ids. */
export function idDirection<Table extends keyof Schema, Row>(query: ListQuery<Table, Row>): Direction | undefined {
  const [column, direction] = orderOf(query)[0]!;
  return column === 'id' ? direction : undefined;
}

type Ordered = readonly [Expression<unknown> | string, Direction];

/** Names in the order of a Chinese dictionary. */
export const byPinyin = (name: Expression<string> | string) =>
  sql<string>`${typeof name === 'string' ? sql.ref(name) : name} collate app.by_pinyin`;

function orderOf<Table extends keyof Schema, Row>({ table, order, sort }: ListQuery<Table, Row>): readonly Ordered[] {
  const columns: readonly Ordered[] = sort?.by ? [sortedBy(table, sort.by, sort.columns)] : order;
  if (columns.some(([column]) => column === 'id')) return columns;
  return [...columns, ['id', columns.at(-1)?.[1] ?? 'asc']];
}

function sortedBy(table: string, by: string, columns: Readonly<Record<string, Expression<unknown> | string>>): Ordered {
  const column = columns[by.replace(/^-/, '')];
  if (!column) throw new Error(`${table} cannot be sorted by ${by}`);
  return [column, by.startsWith('-') ? 'desc' : 'asc'];
}
