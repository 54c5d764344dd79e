import type { BoundCall } from '../../../http/bind.ts';
import type { CellError, Checking, Draft } from '../check-slice.ts';
import type { Columns, ImportContext } from '../importer.ts';
import { keyOf } from './form-calls.ts';
import type { FormImporter } from './form-importer.ts';

/** What a row says in the columns that each row has for itself. */
export interface OwnCells {
  number: number;
  given: Columns;
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

/** The rows of each record. */
export function gatherRows({ importer, columns }: Checking<FormImporter>, drafts: readonly Draft[]): Draft[][] {
  const { group } = importer.form;
  if (!group || !columns.some(({ field }) => field === group.field)) return drafts.map((draft) => [draft]);
  const runs: Draft[][] = [];
  for (const draft of drafts) {
    const last = runs.at(-1);
    if (last && draft.key && keyOf(importer, last[0]!.key, '') === keyOf(importer, draft.key, '')) last.push(draft);
    else runs.push([draft]);
  }
  return runs.flatMap((run) => (isGroup(group, run) ? [run] : run.map((draft) => [draft])));
}

export const isGroup = ({ field }: RowGroup, drafts: readonly Draft[]) =>
  drafts.some(({ given }) => (given[field] ?? '') !== '');

/** The first of the rows that change something holds the input and names all of them; the others name the first. */
export const inputOfFirst = (input: Columns, numbers: readonly number[]) => ({ ...input, groupRows: numbers });
export const inputOfOther = (first: number) => ({ groupedWith: first });

/** The rows that are written and undone with this one. */
export const rowsWith = ({ row_number: number, input }: { row_number: number; input: Columns }) =>
  (input.groupRows as readonly number[] | undefined) ?? [number];

/** The row that writes this one, where it is another. */
export const firstRowOf = ({ groupedWith }: Columns) => groupedWith as number | undefined;

/** How many rows are done with these. */
export const countRows = (rows: readonly { row_number: number; input: Columns }[]) =>
  rows.reduce((sum, row) => sum + (firstRowOf(row.input) === undefined ? rowsWith(row).length : 0), 0);

/** The call that creates the record of an input. */
export const addCall = ({ form: { add, group } }: FormImporter, input: Columns) =>
  group && group.list in input ? group.add : add;
