import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import type { Database } from '../../../database/tenant-database.ts';
import type { BoundCall } from '../../../http/bind.ts';
import type { Schema } from '../../../schema/schema.generated.ts';
import type { Importer, PathNode } from '../importer.ts';
import type { PictureRule } from '../pictures/picture-columns.ts';
import type { RowGroup } from './row-group.ts';

type Values = Readonly<Record<string, unknown>>;

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

/**
 * How records are imported whose form saves more than the columns of a table: every row goes through the calls of the
 * form, so that nothing that they check or do is left out. The dry run does the same and takes it back. That is several
 * statements for each row, so it is for nouns with thousands of records.
 */
export interface FormImporter {
  readonly sheet: Sheet;
  /** What the form of a new record begins with. */
  readonly defaults: Values;
  readonly nodes?: (db: Database, field: string) => Promise<PathNode[]>;
  readonly actions?: Importer['actions'];
  readonly form: {
    readonly table: keyof Schema;
    /** The column of the key; where several records may have the same, `scope` tells them apart. */
    readonly key: string;
    readonly scope?: { readonly field: string; readonly column: string };
    /** The field of a tree that names the record above, which may be a row of the same file. */
    readonly parent?: string;
    readonly group?: RowGroup;
    /** Keys that differ in letter case and width alone are the same, as in the unique index. */
    readonly foldsKey: boolean;
    readonly add: BoundCall;
    readonly update: BoundCall;
    readonly detail: BoundCall;
    readonly delete: BoundCall;
    /** What a form sends besides its fields, such as the type that a deletion names. */
    readonly deleteInput: (id: string, record: Values) => unknown;
    readonly lists: Readonly<Record<string, ListColumn>>;
    /** What may stand in the columns of pictures, which a zip file brings. */
    readonly pictures: Readonly<Record<string, PictureRule>>;
    /** Fields that a record keeps where the cell is empty, such as a code that the system makes. */
    readonly kept: readonly string[];
    /** Codes besides the key that no two rows may share. */
    readonly unique: readonly string[];
    /** What a new record needs and no file may say. */
    readonly made: () => Values;
  };
}

export type AnyImporter = Importer | FormImporter;

/** The table of the records. */
export const tableOf = (importer: AnyImporter): keyof Schema =>
  'form' in importer ? importer.form.table : importer.table.name;

/** Where something is wrong with a record as a whole: at its key or, where it has none, at its first column. */
export const mainField = ({ sheet: { key, columns } }: AnyImporter): string => key ?? columns[0]!.field;

/** What a noun differs in. */
export type FormOptions = Partial<FormImporter['form']> &
  Partial<Pick<FormImporter, 'defaults' | 'nodes' | 'actions'>> & {
    readonly calls?: { readonly add?: string; readonly update?: string };
  };

/** `routes` are those of the noun; a noun has one call to save unless `calls` says otherwise. */
export function formImporter(
  sheet: Sheet,
  routes: readonly BoundCall[],
  { defaults = {}, nodes, actions, calls = {}, ...given }: FormOptions & Pick<FormImporter['form'], 'table'>,
): FormImporter {
  const named = (action: string) => routes.find(({ call }) => call.name.endsWith(`.${action}`))!;
  const add = named(calls.add ?? 'save');
  return {
    sheet,
    defaults,
    ...(nodes && { nodes }),
    ...(actions && { actions }),
    form: {
      key: sheet.key!,
      foldsKey: false,
      add,
      update: calls.update ? named(calls.update) : add,
      detail: named('detail'),
      delete: named('delete'),
      deleteInput: (id) => ({ id }),
      lists: {},
      pictures: {},
      kept: [],
      unique: [],
      made: () => ({}),
      ...given,
    },
  };
}
