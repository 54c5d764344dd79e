import type { BoundCall } from '../../../http/bind.ts';
import type { CellError, Columns, ImportContext, Importer, PictureRule } from '../importer.ts';

/** What a row says in the columns that each row has for itself. */
export interface OwnCells {
  number: number;
  values: Columns;
}

export interface PlacedError extends CellError {
  row: number;
}

/** What the rows make together with what the record has already. Parts of the list name the row that they come from. */
export interface Joined {
  list: readonly (Columns & { row?: number })[];
  /** Further fields of the input that follow from the rows. */
  values: Columns;
  errors: readonly PlacedError[];
}

/**
 * Rows that follow each other with the same key and make one record, such as the variants of a product. They are
 * checked, written and undone together.
 */
export interface RowGroup {
  /** The column by which rows of the same record differ; a row without it is a record by itself. */
  readonly field: string;
  /** The columns that each row has for itself, that one among them. The others are said by the first row. */
  readonly columns: readonly string[];
  /** The field of the input that holds the rows. */
  readonly list: string;
  readonly add: BoundCall;
  /** `fields` are those that the first row says. */
  readonly join: (
    context: ImportContext,
    rows: readonly OwnCells[],
    fields: Columns,
    stored: Columns | undefined,
  ) => Promise<Joined>;
}

/**
 * A noun whose form saves more than the columns of a table: every row goes through the calls of the form, so that
 * nothing that they check or do is left out. The dry run does the same and takes it back. That is several statements
 * for each row, so it is for nouns with thousands of records.
 */
export interface FormNoun extends Pick<Importer, 'sheet' | 'table' | 'nodes' | 'lists' | 'kept' | 'parent'> {
  /** What the form of a new record begins with. */
  readonly defaults: Columns;
  /** The field, and its column, that tells records with the same key apart. */
  readonly scope?: { readonly field: string; readonly column: string };
  readonly group?: RowGroup;
  /** Keys that differ in letter case and width alone are the same, as in the unique index. */
  readonly foldsKey: boolean;
  readonly add: BoundCall;
  readonly update: BoundCall;
  readonly detail: BoundCall;
  readonly delete: BoundCall;
  /** What a form sends besides its fields, such as the type that a deletion names. */
  readonly deleteInput: (id: string, record: Columns) => unknown;
  /** What may stand in the columns of pictures, which a zip file brings. */
  readonly pictures: Readonly<Record<string, PictureRule>>;
  /** Codes besides the key that no two rows may share. */
  readonly unique: readonly string[];
  /** What a new record needs and no file may say. */
  readonly made: () => Columns;
}

/** The call that creates the record of an input. */
export const addCall = ({ add, group }: FormNoun, input: Columns) => (group && group.list in input ? group.add : add);
