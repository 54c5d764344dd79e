import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';
import type { FieldKind } from '@edp/contract/kernel/record/record.ts';
import type { ChangedField } from '@edp/contract/modules/record/record.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import type { Database } from '../database/tenant-database.ts';
import type { Context } from '../http/bind.ts';
import type { RecordTable } from './record-table.ts';
import type { Schema } from '../schema/schema.generated.ts';

/** A column of the change log as users read it. Logged values are texts: numbers stay exact that way. */
interface HistoryColumn {
  /** As the calls of the noun name it. */
  name: string;
  kind: ChangedField['kind'];
  toWire: (logged: string | null) => string | number | null;
  /** A reference names the table of the other record, or of several others. */
  to?: keyof Schema;
}

/** Records that were joined to a record, or parted from it. */
interface LinkChange {
  name: string;
  to: keyof Schema;
  added: readonly string[];
  removed: readonly string[];
}

/** The change log has these of a row, by column. */
export type Logged = Readonly<
  Record<string, { before: string | null; after: string | null; added: number[] | null; removed: number[] | null }>
>;

/**
 * Rows of another table that a record consists of, each with a name and a sort order; what was added, removed or
 * renamed, and what was moved, are two fields.
 */
interface RowsChange {
  name: string;
  sortName: string;
}

/**
 * Rows of another table that hold one value of the record each, such as what a role may do with a field. They are added
 * and removed, not updated.
 */
interface RowValue {
  nameOf: (row: LoggedRow) => string;
  valueOf: (row: LoggedRow) => string | number | null;
  /** Where there is no row. */
  absent: string | number;
}
type LoggedRow = Readonly<Record<string, string | null>>;

/**
 * Records of another table that are the parts of a record and have a history of their own, such as the variants of a
 * product.
 */
export interface PartHistory {
  table: keyof Schema;
  /** The table under whose records the change log has them, where they are not records of their own. */
  rootTable?: keyof Schema;
  columns: History['columns'];
  /** The ids of all that the record has or had; with a `rootTable`, of the records that the log has them under. */
  idsOf: (db: Database, id: string) => Promise<string[]>;
  /** The names that they have, or had. */
  titlesOf: (
    context: Context<{ id: string }>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { code: string; name: string }>>;
}

/** Rows that are called as records are which they refer to: the log has these names too. */
export interface CalledAs {
  /** The columns that say so. */
  names: readonly string[];
  references: Readonly<Record<string, keyof Schema>>;
  /** The text in the place of what a record is called that the user does not see. */
  hidden: MessageKey;
}

/** Which changes of a noun's records users may read. What is not named here is not told. */
export interface History {
  columns: Readonly<Record<string, HistoryColumn>>;
  /** Tables whose rows join other records to this one. */
  links?: Readonly<Record<string, (changes: Logged) => LinkChange[]>>;
  /** Tables whose rows are parts of the record. */
  rows?: Readonly<Partial<Record<keyof Schema, RowsChange>>>;
  values?: Readonly<Partial<Record<keyof Schema, RowValue>>>;
  calledAs?: Readonly<Partial<Record<keyof Schema, CalledAs>>>;
  parts?: PartHistory;
  /** The field that is translated beside the name. */
  remark?: string;
}

const asText = (logged: string | null) => logged;
const asNumber = (logged: string | null) => (logged === null ? null : Number(logged));
const asDecimal = (logged: string | null) => (logged === null ? null : withoutZeros(logged));
/** `choose('1', '0')`: what the wire says for true and for false. */
const choose = (yes: string | number, no: string | number) => (logged: string | null) =>
  logged === null ? null : logged === 'true' ? yes : no;
const isThere = (logged: string | null) => (logged === null ? 0 : 1);

export const textColumn = (name: string): HistoryColumn => ({ name, kind: 'value', toWire: asText });
export const numberColumn = (name: string): HistoryColumn => ({ name, kind: 'value', toWire: asNumber });
export const decimalColumn = (name: string): HistoryColumn => ({ name, kind: 'value', toWire: asDecimal });
export const flagColumn = (name: string, yes: string | number = 1, no: string | number = 0): HistoryColumn => ({
  name,
  kind: 'value',
  toWire: choose(yes, no),
});
export const fileColumn = (name: string): HistoryColumn => ({ name, kind: 'file', toWire: isThere });
export const secretColumn = (name: string): HistoryColumn => ({ name, kind: 'secret', toWire: () => null });
export const referenceColumn = (name: string, to: keyof Schema): HistoryColumn => ({
  name,
  kind: 'reference',
  toWire: asText,
  to,
});

/** A table of links (`app.protect_links`) has a `column` that refers to the other records. */
export const linksTo =
  (name: string, column: string, to: keyof Schema) =>
  ({ [column]: change }: Logged): LinkChange[] => [
    { name, to, added: (change?.added ?? []).map(String), removed: (change?.removed ?? []).map(String) },
  ];

const columnOfKind: Partial<Record<FieldKind, (name: string) => HistoryColumn>> = {
  code: textColumn,
  text: textColumn,
  name: textColumn,
  word: textColumn,
  date: textColumn,
  number: numberColumn,
  decimal: decimalColumn,
  flag: flagColumn,
  file: fileColumn,
  state: (name) => flagColumn(name, 1, 2),
};

/** The fields that users fill in, and columns that the noun names otherwise. */
export function recordHistory(
  { stored, fields, references }: Pick<RecordTable, 'stored' | 'fields' | 'references'>,
  more: History['columns'] = {},
): History {
  const columns = stored.flatMap(({ name, column }) => {
    const reference = references.find((each) => each.name === name);
    const made = reference ? referenceColumn(name, reference.to) : columnOfKind[fields[name]!.kind]?.(name);
    return made ? [[column, made] as const] : [];
  });
  const remark = ['description', 'remark'].find((name) => name in fields);
  return { columns: { ...Object.fromEntries(columns), ...more }, ...(remark && { remark }) };
}
