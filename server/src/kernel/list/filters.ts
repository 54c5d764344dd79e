import type { Expression } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { TableWith } from '../schema/tables.ts';

export type Value = string | number | boolean;

/** The tables whose rows have a parent in the same table. */
export type NodeTable = TableWith<'parent_id'>;

export interface TextFilter<Column extends string = string> {
  kind: 'text';
  columns: readonly Column[];
  text: string;
}

export interface EqualFilter<Column extends string = string> {
  kind: 'equals';
  column: Column;
  value: Value;
}

export interface SubtreeFilter<Column extends string = string> {
  kind: 'subtree';
  column: Column;
  nodes: NodeTable;
  id: string;
}

/** Joined with a record of another table. */
export interface LinkFilter {
  kind: 'linked';
  /** The table of links, and its columns that refer to this table and to the other one. */
  links: keyof Schema;
  own: string;
  other: string;
  id: string | null;
  /** The policies of the table ask for the same, in every statement. */
  isPolicy?: true;
}

/** Made by the user from the columns of the list's own table. */
export interface ConditionFilter {
  kind: 'condition';
  condition: Expression<boolean>;
}

export type Filter<Column extends string = string> =
  | TextFilter<Column>
  | EqualFilter<Column>
  | { kind: 'in'; column: Column; values: readonly Value[] }
  | { kind: 'between'; column: Column; from: string | number | undefined; to: string | number | undefined }
  | SubtreeFilter<Column>
  | LinkFilter
  | ConditionFilter
  | { kind: 'where'; condition: Expression<boolean> };

// Each function takes the value as the input has it: undefined means that the user did not filter.

/**
 * Any of the columns contains the text; a name also as the user reads it in their language, and by its pinyin initials.
 * The columns are searchable (`app.searchable`).
 */
export const textIn = <const Column extends string>(
  columns: readonly Column[],
  text: string | undefined,
): TextFilter<Column> | undefined => (text ? { kind: 'text', columns, text } : undefined);

export const equals = <Column extends string>(
  column: Column,
  value: Value | undefined,
): EqualFilter<Column> | undefined => (value === undefined ? undefined : { kind: 'equals', column, value });

export const inList = <Column extends string>(
  column: Column,
  values: readonly Value[] | undefined,
): Filter<Column> | undefined => values && { kind: 'in', column, values };

/**
 * Both ends belong to the range; a day (`YYYY-MM-DD`) as its end is included to its last moment. Either end may be
 * open.
 */
export const between = <Column extends string>(
  column: Column,
  from: string | number | undefined,
  to: string | number | undefined,
): Filter<Column> | undefined =>
  from === undefined && to === undefined ? undefined : { kind: 'between', column, from, to };

/** The column refers to this node of a tree, or to one below it. */
export const subtree = <Column extends string>(
  column: Column,
  nodes: NodeTable,
  id: string | undefined,
): Filter<Column> | undefined => (id === undefined ? undefined : { kind: 'subtree', column, nodes, id });

/**
 * The records that a table of links (`app.protect_links`) joins with this record, such as what belongs to an organisation.
 */
export const linkedTo = <Links extends keyof Schema>(
  links: Links,
  own: keyof Schema[Links] & string,
  other: keyof Schema[Links] & string,
  id: string | null,
): LinkFilter => ({ kind: 'linked', links, own, other, id });

/** Whatever else the rows must meet, such as the scope that the session brings; it may refer to joined tables. */
export const where = (condition: Expression<boolean> | undefined): Filter<never> | undefined =>
  condition && { kind: 'where', condition };

export const isLink = (filter: Filter | undefined): filter is LinkFilter => filter?.kind === 'linked';
export const isText = (filter: Filter): filter is TextFilter => filter.kind === 'text';
/** A search tests these on the rows that it finds. */
export const isTestedBySearch = (filter: Filter): filter is EqualFilter | LinkFilter | SubtreeFilter =>
  filter.kind === 'equals' || filter.kind === 'linked' || filter.kind === 'subtree';
