import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';
import { CompiledQuery } from 'kysely';
import type { RecordTable } from '../../../record/record-table.ts';
import type { Columns, ImportContext, StoredRecord } from '../importer.ts';
import { fold } from '../lookups.ts';
import { isShort } from '../parse-input.ts';
import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import type { RecordWriter } from '../../../record/record-writer.ts';

/** A noun whose records are rows of one table. */
export interface TableNoun {
  readonly sheet: Sheet;
  readonly table: RecordTable;
  readonly writer: RecordWriter;
  /** Said where a record that the user does not see has the same key. */
  readonly taken: MessageKey;
  /** Keys that differ in letter case and width alone are the same, as in the unique index. */
  readonly foldsKey: boolean;
  /** Records are made elsewhere; a key that none has is wrong. */
  readonly isUpdateOnly: boolean;
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

const storedFields = new WeakMap<RecordTable, ReadonlyMap<string, StoredField>>();

/** Long texts are never imported, and pictures are compared by their content: neither is read. */
export function storedByField(table: RecordTable): ReadonlyMap<string, StoredField> {
  const fields =
    storedFields.get(table) ??
    new Map(
      table.stored
        .filter(({ name }) => !['richText', 'file'].includes(table.fields[name]!.kind))
        .map((each) => [each.name, each]),
    );
  storedFields.set(table, fields);
  return fields;
}

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
export const asForm = (table: RecordTable, columns: Columns): Columns =>
  Object.fromEntries(
    [...storedByField(table).values()].flatMap((each) =>
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

const selections = new WeakMap<RecordTable, string>();

function selectionOf(table: RecordTable): string {
  const made =
    selections.get(table) ??
    [
      'r.id',
      'r.version',
      'r.owner_id',
      ...[...storedByField(table).values()].map(({ column, type }) => `${read(column, type)} as ${quoted(column)}`),
    ].join(', ');
  selections.set(table, made);
  return made;
}

/** Records with one of the codes, and those that the user does not see without anything else. */
const byCode = ({ table, where = 'true' }: TableNoun) => `select c.folded, c.code as found_code, ${selectionOf(table)}
  from app.records_with_codes('public.${table.name}'::regclass, $1::text[]) c left join ${quoted(table.name)} r on r.id = c.id and ${where}`;
const byId = ({ table, where = 'true' }: TableNoun) =>
  `select ${selectionOf(table)} from ${quoted(table.name)} r where r.id = any($1::bigint[]) and ${where}`;

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
