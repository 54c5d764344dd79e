import type { BatchAction } from '@edp/contract/kernel/exchange/change.ts';
import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import type { Batch } from '../../batch/batch.ts';
import type { Database } from '../../database/tenant-database.ts';
import type { Context } from '../../http/bind.ts';
import type { RecordTable } from '../../record/record-table.ts';
import type { RowError } from '../../record/row-errors.ts';
import type { RowAction } from './actions/row-action.ts';

export type ImportContext = Pick<Context, 'db' | 'session' | 'language' | 'kernel' | 'afterCommit'>;

/** Values by column of the table. */
export type Columns = Readonly<Record<string, unknown>>;

/** What is about to be written: all that the file has of a new record, of another what differs and what that was. */
export interface WrittenRow {
  id?: string | undefined;
  input: Columns;
  before: Columns;
}

/** A node of a tree that paths are read in. */
export interface PathNode {
  id: string;
  parentId: string | null;
  code: string;
  /** In all languages. */
  names: readonly string[];
}

/** How the records of a noun are imported. What the single save checks and does, this does for many. */
export interface Importer {
  readonly sheet: Sheet;
  readonly table: RecordTable;
  /** Said where a record that the user does not see has the same key. */
  readonly taken: MessageKey;
  /** Keys that differ in letter case and width alone are the same, as in the unique index. */
  readonly foldsKey: boolean;
  /** Records are made elsewhere; a key that none has is wrong. */
  readonly isUpdateOnly?: boolean;
  /** What the form of a new record begins with. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /**
   * Further fields that follow from what was given, such as those that are emptied; a role that may not write one
   * leaves it as it is.
   */
  readonly settle?: (parsed: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** The nodes that a field of the kind `path` may name. */
  readonly nodes?: (db: Database, field: string) => Promise<PathNode[]>;
  /** The rules of the save about other records, beyond those of the fields; errors name columns. */
  readonly check?: (context: ImportContext, rows: readonly WrittenRow[]) => Promise<RowError[]>;
  /** Of these records, those that do not exist for the user's organisation. */
  readonly outside?: (context: ImportContext, ids: readonly string[]) => Promise<readonly string[]>;
  /** Columns of a new record that the system knows. */
  readonly known?: (context: ImportContext) => Promise<Columns>;
  readonly afterCreate?: (context: ImportContext, ids: readonly string[]) => Promise<void>;
  readonly beforeUpdate?: (context: ImportContext, ids: readonly string[]) => Promise<void>;
  /** Refuses further records to be deleted when an import is undone. */
  readonly refuseDelete?: (context: ImportContext, batch: Batch) => Promise<Batch>;
  /** What can be done to many records at once besides changing their fields. */
  readonly actions?: Readonly<Partial<Record<BatchAction, RowAction>>>;
}
