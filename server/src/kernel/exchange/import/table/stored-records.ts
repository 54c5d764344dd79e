import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';
import { CompiledQuery } from 'kysely';
import type { RecordTable } from '../../../record/record-table.ts';
import type { Columns, ImportContext, Importer, StoredRecord } from '../importer.ts';
import { fold } from '../lookups.ts';
import { isShort } from '../parse-input.ts';
import type { RecordWriter } from '../../../record/record-writer.ts';

/** A noun whose records are rows of one table. */
export interface TableNoun extends Pick<Importer, 'sheet' | 'taken' | 'isUpdateOnly'> {
  readonly table: RecordTable;
  readonly fields: StoredFields;
  readonly writer: RecordWriter;
  /** Keys that differ in letter case and width alone are the same, as in the unique index. */
  readonly foldsKey: boolean;
  /** What the form of a new record begins with. */
  readonly defaults: Columns;
  /** Which rows `r` of the table are records of the noun, as SQL. */
  readonly where?: string;
  /**
   * Further fields that follow from what was given, such as those that are emptied; a role that may not write one
   * leaves it as it is.
   */
  readonly derive?: (parsed: Columns) => Columns;
}

type StoredField = RecordTable['stored'][number];

interface Found<Id extends string | null = string> {
  id: Id;
  version: number;
  owner_id: string;
  [column: string]: unknown;
}

/** The columns that cells are written to, by name; pictures are compared by their content, and long texts are in no sheet. */
export type StoredFields = ReadonlyMap<string, StoredField>;

export const storedFields = ({ stored, fields }: RecordTable): StoredFields =>
  new Map(
    stored.filter(({ name }) => !['richText', 'file'].includes(fields[name]!.kind)).map((each) => [each.name, each]),
  );

/**
 * What a save writes into a column, in the one way that a statement of imports reads it too, so that both can be
 * compared.
 */
export function canonical({ type, store }: StoredField, value: unknown): unknown {
  const stored = store(value) ?? null;
  return type === 'numeric' && typeof stored === 'string' ? withoutZeros(stored) : stored;
}

/** What a form would send of a column as it is stored. */
function asInput(table: RecordTable, { name }: StoredField, value: unknown): unknown {
  const { kind } = table.fields[name]!;
  if (kind === 'flag') return value === true ? 1 : 0;
  if (kind === 'state') return value === true ? 1 : 2;
  if (kind === 'path') return value === null ? [] : [value];
  return value ?? '';
}

/** The same of a whole record. */
export const asForm = ({ table, fields }: TableNoun, columns: Columns): Columns =>
  Object.fromEntries(
    [...fields.values()].flatMap((each) =>
      each.column in columns ? [[each.name, asInput(table, each, columns[each.column])]] : [],
    ),
  );

/** Whether an input clearly says what is stored: then nothing needs to be parsed. */
export function isSame(table: RecordTable, stored: StoredField, input: unknown, value: unknown): boolean {
  const current = asInput(table, stored, value);
  if (Array.isArray(current)) return String(input) === String(current.at(-1) ?? '');
  return stored.type === 'numeric' ? withoutZeros(String(input)) === current : String(input) === String(current);
}

const quoted = (name: string) => `"${name}"`;
/** As `canonical` has it. */
const read = (column: string, type: string) =>
  type === 'numeric'
    ? `trim_scale(r.${quoted(column)})::text`
    : type === 'date'
      ? `r.${quoted(column)}::text`
      : `r.${quoted(column)}`;

/** The selection reads the files of pictures too, which are compared by their content. */
const selectionOf = ({ table, fields }: TableNoun) =>
  [
    'r.id',
    'r.version',
    'r.owner_id',
    ...[...fields.values()].map(({ column, type }) => `${read(column, type)} as ${quoted(column)}`),
    ...table.files.map(({ name }) => `r.${quoted(table.columnOf(name))}`),
  ].join(', ');

/** Records with one of the codes, and those that the user does not see without anything else. */
const byCode = (noun: TableNoun) => `select c.folded, c.code as found_code, ${selectionOf(noun)}
  from app.records_with_codes('public.${noun.table.name}'::regclass, $1::text[]) c left join ${quoted(noun.table.name)} r on r.id = c.id and ${noun.where ?? 'true'}`;
const byId = (noun: TableNoun) =>
  `select ${selectionOf(noun)} from ${quoted(noun.table.name)} r where r.id = any($1::bigint[]) and ${noun.where ?? 'true'}`;

/** As keys are told apart. */
export const foldKey = ({ foldsKey }: TableNoun, key: string) => (foldsKey ? fold(key) : key);

const toRecord = ({ id, version, owner_id: ownerId, ...columns }: Found): StoredRecord => ({
  id,
  version,
  ownerId,
  columns,
});

/** What the keys of a slice mean, as `foldKey` has them: a record, or 'taken' where the user does not see it. */
export async function findByKeys(
  { db }: ImportContext,
  noun: TableNoun,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord | 'taken'>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.executeQuery<Found<string | null> & { folded: string; found_code: string }>(
    CompiledQuery.raw(byCode(noun), [[...new Set(keys.filter(isShort))]]),
  );
  return new Map(
    rows.map(({ folded, found_code: code, ...found }) => [
      noun.foldsKey ? folded : code,
      found.id === null ? 'taken' : toRecord(found as Found),
    ]),
  );
}

/** The records with these ids that exist for the user. */
export async function findByIds(
  { db }: ImportContext,
  noun: TableNoun,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(byId(noun), [ids]));
  return new Map(rows.map((found) => [found.id, toRecord(found)]));
}
