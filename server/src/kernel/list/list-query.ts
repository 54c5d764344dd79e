import type { Language } from '@edp/contract/kernel/language.ts';
import type { AliasableExpression, SelectQueryBuilder } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Filter } from './filters.ts';

export type Column<Table extends keyof Schema> = keyof Schema[Table] & string;

type Order<Table extends keyof Schema> = readonly [column: Column<Table>, direction: 'asc' | 'desc'];

/** A select of Kysely, whatever it joins. */
interface Select<Row> extends AliasableExpression<Row> {
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
  order: readonly Order<Table>[];
  /** The columns that the user may sort by, under the names that the contract has for them; `-` in front means descending. */
  sort?: { by: string | undefined; columns: Readonly<Record<string, Column<Table>>> };
}

/** Inside the kernel: conditions and order are SQL of its own, so the tables of the select do not matter. */
export type AnySelect<Row> = SelectQueryBuilder<Schema, keyof Schema, Row>;

export const selectOf = <Table extends keyof Schema, Row>({ select }: Pick<ListQuery<Table, Row>, 'select'>) => select() as unknown as AnySelect<Row>;

export const givenFilters = <Table extends keyof Schema, Row>({ filters = [] }: Pick<ListQuery<Table, Row>, 'filters'>): Filter[] =>
  filters.filter((filter) => filter !== undefined);

/** The order of this reading, with the id at its end. */
export function orderOf<Table extends keyof Schema>({ table, order, sort }: Pick<ListQuery<Table, unknown>, 'table' | 'order' | 'sort'>): readonly (readonly [string, 'asc' | 'desc'])[] {
  const columns: readonly (readonly [string, 'asc' | 'desc'])[] = sort?.by ? [sortedBy(table, sort.by, sort.columns)] : order;
  if (columns.some(([column]) => column === 'id')) return columns;
  return [...columns, ['id', columns.at(-1)?.[1] ?? 'asc']];
}

function sortedBy(table: string, by: string, columns: Readonly<Record<string, string>>): readonly [string, 'asc' | 'desc'] {
  const column = columns[by.replace(/^-/, '')];
  if (!column) throw new Error(`${table} cannot be sorted by ${by}`);
  return [column, by.startsWith('-') ? 'desc' : 'asc'];
}
