import type { Access } from '@edp/contract/kernel/call.ts';
import type { CheckedRow, Checking, Draft } from '../check-slice.ts';
import type { AnyImporter } from '../forms/form-importer.ts';
import type { ImportContext } from '../importer.ts';
import type { BatchEdit, StoredRun } from '../run-row.ts';
import type { FailedRow } from '../write-slice.ts';

/** A row of the run that is to be done, or that was. */
export interface ActionRow {
  row_number: number;
  record_id: string | null;
  version: number | null;
}

/** What is done to whole records, a slice at a time. What `undo` needs is noted in `import_row.before` by `write`. */
export interface RowAction {
  /** Needed besides the permission to edit. */
  readonly can: Access;
  /** Has to say which organisations. */
  readonly needsTargets: boolean;
  readonly check: (
    context: ImportContext,
    checking: Checking<AnyImporter>,
    edit: BatchEdit,
    drafts: readonly Draft[],
  ) => Promise<CheckedRow[]>;
  readonly write: (
    context: ImportContext,
    importer: AnyImporter,
    run: StoredRun,
    rows: readonly ActionRow[],
  ) => Promise<FailedRow[]>;
  /** Answers what is kept, with the reason. */
  readonly undo: (
    context: ImportContext,
    importer: AnyImporter,
    run: StoredRun,
    rows: readonly ActionRow[],
  ) => Promise<FailedRow[]>;
}

/** What a run does to whole records; undefined where it writes fields. */
export const actionOf = (importer: AnyImporter, { changes }: Pick<StoredRun, 'changes'>): RowAction | undefined =>
  (changes?.action && importer.actions?.[changes.action]) || undefined;
