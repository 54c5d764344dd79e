import type { Access, Call } from '@edp/contract/kernel/call.ts';
import type { BatchAction } from '@edp/contract/kernel/exchange/change.ts';
import type { Sheet, SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import type { ImportResult } from '@edp/contract/modules/import/import.ts';
import type { Database } from '../../database/tenant-database.ts';
import type { Context } from '../../http/bind.ts';
import type { Schema } from '../../schema/schema.generated.ts';
import type { ZipPicture } from '../import-file/zip-pictures.ts';
import type { BatchEdit, RowOutcome, StoredRun } from './run-row.ts';

export type ImportContext = Pick<Context, 'db' | 'session' | 'language' | 'kernel' | 'afterCommit'>;

/** Values by column of a table, or by field of a form. */
export type Columns = Readonly<Record<string, unknown>>;

export interface CellError {
  field: string;
  rule: string;
  /** Of an input with a list: the place in it. */
  at?: number;
}

/** A record that a row stands for. */
export interface StoredRecord {
  id: string;
  version: number;
  ownerId: string;
  /** As its table has it, where its noun is one of a table. */
  columns: Columns;
}

/** What a row does to a record: all that a new one has, of another what differs, and what that was before. */
export interface PlannedRow {
  row_number: number;
  result: ImportResult;
  input: Columns | null;
  before: Columns | null;
  record_id: string | null;
  /** Of the record: as the dry run found it, then as the run left it. */
  version: number | null;
}

/** A row of a run, from its file or its list to the result of the dry run. */
export interface RunRow extends PlannedRow {
  cells: readonly string[];
  /** What the cells say, by field. */
  values: Record<string, unknown>;
  /** By field, the pictures that the cells name. */
  pictures: Readonly<Record<string, readonly ZipPicture[]>>;
  key: string;
  /** The record of a list that the row stands for; 'gone' where it is not found. A row of a file has none. */
  chosen: StoredRecord | 'gone' | undefined;
  errors: CellError[];
  notes: Record<string, string>;
  difference: Record<string, readonly [string, string]> | null;
}

/** Wrong until a check finds what it does. */
export const newRow = (number: number, cells: readonly string[]): RunRow => ({
  row_number: number,
  result: 'wrong',
  input: null,
  before: null,
  record_id: null,
  version: null,
  cells,
  values: {},
  pictures: {},
  key: '',
  chosen: undefined,
  errors: [],
  notes: {},
  difference: null,
});

export type Resolved = { value: unknown } | { error: string };

/** The names of choices, items, records and nodes. */
export interface Lookups {
  /** Reads what a slice needs: of references, the texts and ids that were not seen before. */
  prepare(
    context: ImportContext,
    column: SheetColumn,
    texts: ReadonlySet<string>,
    ids: ReadonlySet<string>,
  ): Promise<void>;
  find(column: SheetColumn, text: string): Resolved;
  /** The name of a stored value. */
  nameOf(column: SheetColumn, value: unknown): string;
}

/** Checks an input with the schema of the save: the record `before`, with the `values` instead. */
export type InputParser = (
  before: Columns,
  values: Columns,
) => { data: Record<string, unknown>; issues: readonly { field: string; message: string }[] };

/** The dry run of an import: what holds for all its rows. */
export interface Checking {
  importer: Importer;
  /** The columns that are read or changed, in the order of the cells. */
  columns: readonly SheetColumn[];
  lookups: Lookups;
  parse: InputParser;
  /** The keys so far, and the row of each. */
  seen: Map<string, number>;
  /** The columns of a new record that the file does not have; known from the first one. */
  base: Columns | undefined;
  /** What a batch edit does. */
  edit: BatchEdit | null;
}

/** The next rows, made within the transaction that checks them. */
export type RowSlice = (context: ImportContext) => Promise<RunRow[]>;

/**
 * What is done to the rows of a run, a slice at a time, each in a transaction. `write` and `undo` answer what became of
 * every row, and of others that had to come first.
 */
export interface RowWork {
  /** Says of each row what it would do, and changes nothing. */
  readonly check: (context: ImportContext, checking: Checking, rows: readonly RunRow[]) => Promise<void>;
  readonly write: (
    context: ImportContext,
    importer: Importer,
    run: StoredRun,
    rows: readonly PlannedRow[],
  ) => Promise<RowOutcome[]>;
  readonly undo: (
    context: ImportContext,
    importer: Importer,
    run: StoredRun,
    rows: readonly PlannedRow[],
  ) => Promise<RowOutcome[]>;
}

/** Work on whole records instead of their fields: they are switched, deleted, put into organisations. */
export interface RowAction extends RowWork {
  /** Needed besides the permission to edit. */
  readonly can: Access;
  /** Has to say which organisations. */
  readonly needsTargets: boolean;
}

/** A node of a tree that paths are read in. */
export interface PathNode {
  id: string;
  parentId: string | null;
  code: string;
  /** In all languages. */
  names: readonly string[];
}

/** A column whose cell has several values, separated by semicolons. */
export interface ListColumn {
  /** What a form would send for the words of a cell. */
  readonly read: (db: Database, words: readonly string[]) => Promise<{ value: unknown } | { error: string }>;
  /** The words for what a record has. */
  readonly words: (db: Database, stored: unknown) => Promise<readonly string[]>;
  /** All that the list may hold, where they are few enough to choose from; many records can then be changed at once. */
  readonly choices?: (db: Database) => Promise<readonly { value: string; text: string }[]>;
  /** Completes what was read by what the record has of it and no cell says; then the order counts too. */
  readonly complete?: (read: unknown, stored: unknown) => unknown;
}

export interface PictureRule {
  limit: FileLimit;
  /** With one, the cell is a name; with more, it has several separated by semicolons. */
  most: number;
}

/** A field with pictures. */
export interface PictureField extends PictureRule {
  field: string;
  /** What the input of a row has it under: a column of the table, or the field of a form. */
  column: string;
  /** What is written of the files with these ids. */
  value: (ids: readonly string[]) => unknown;
}

/** How the records of a noun are imported, and how many of them are edited at once. */
export interface Importer extends RowWork {
  readonly sheet: Sheet;
  readonly table: keyof Schema;
  /** Said where a record that the user does not see has the same key. */
  readonly taken: MessageKey;
  /** Records are made elsewhere; a key that none has is wrong. */
  readonly isUpdateOnly: boolean;
  /** So many rows are checked, and later written, at once. */
  readonly sliceSize: number;
  /** Needed to undo a run that has created records. */
  readonly deletes: Pick<Call, 'can' | 'orCan' | 'platform'>;
  /** The records with these ids that exist for the user. */
  readonly find: (context: ImportContext, ids: readonly string[]) => Promise<ReadonlyMap<string, StoredRecord>>;
  /** What a form would send of a record; undefined where the user does not see it. */
  readonly read: (context: ImportContext, record: StoredRecord) => Promise<Columns | undefined>;
  /** The nodes that a field of the kind `path` may name. */
  readonly nodes?: ((db: Database, field: string) => Promise<PathNode[]>) | undefined;
  readonly actions?: Readonly<Partial<Record<BatchAction, RowAction>>> | undefined;
  readonly lists: Readonly<Record<string, ListColumn>>;
  readonly pictures: readonly PictureField[];
  /** Fields that a record keeps where the cell is empty, such as a code that the system makes. */
  readonly kept: readonly string[];
  /** The field by which several records with the same key are told apart. */
  readonly scope?: string | undefined;
  /** The field of a tree that names the record above, which may be a row of the same file. */
  readonly parent?: string | undefined;
  /** Rows that follow each other with the same key make one record, and are checked, written and undone together. */
  readonly isGrouped: boolean;
}

/** Where something is wrong with a record as a whole: at its key or, where it has none, at its first column. */
export const mainField = ({ sheet: { key, columns } }: Pick<Importer, 'sheet'>): string => key ?? columns[0]!.field;

/** What a run does to its rows. */
export const workOf = (importer: Importer, { changes }: Pick<StoredRun, 'changes'>): RowWork =>
  (changes?.action && importer.actions?.[changes.action]) || importer;
