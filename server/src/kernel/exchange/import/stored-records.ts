import { CompiledQuery } from 'kysely';
import type { RecordTable } from '../../record/record-table.ts';
import type { Columns, ImportContext, Importer } from './importer.ts';
import { fold } from './lookups.ts';
import { isShort } from './parse-input.ts';

/** A record that a row of the file means. */
export interface StoredRecord {
  id: string;
  version: number;
  ownerId: string;
  columns: Columns;
}

interface Found<Id extends string | null = string> {
  id: Id;
  version: number;
  owner_id: string;
  [column: string]: unknown;
}

/** Long texts are never imported, and pictures are compared by their content: neither is read. */
export const comparedFields = (table: RecordTable) =>
  table.stored.filter(({ name }) => !['richText', 'file'].includes(table.fields[name]!.kind));

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
      ...comparedFields(table).map(({ column, type }) => `${read(column, type)} as ${quoted(column)}`),
    ].join(', ');
  selections.set(table, made);
  return made;
}

/** Records with one of the codes, and those that the user does not see without anything else. */
const byCode = (table: RecordTable) => `select c.folded, c.code as found_code, ${selectionOf(table)}
  from app.records_with_codes('public.${table.name}'::regclass, $1::text[]) c left join ${quoted(table.name)} r on r.id = c.id`;
const byId = (table: RecordTable) =>
  `select ${selectionOf(table)} from ${quoted(table.name)} r where r.id = any($1::bigint[])`;

/** As keys are told apart. */
export const foldKey = ({ foldsKey }: Importer, key: string) => (foldsKey ? fold(key) : key);

/** What the keys of a slice mean, as `foldKey` has them: a record, or 'taken' where the user does not see it. */
export async function findStored(
  context: ImportContext,
  importer: Importer,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord | 'taken'>> {
  const { table } = importer;
  const { rows } = await context.db.executeQuery<Found<string | null> & { folded: string; found_code: string }>(
    CompiledQuery.raw(byCode(table), [[...new Set(keys.filter(isShort))]]),
  );
  const outside = new Set(
    await importer.outside?.(
      context,
      rows.flatMap(({ id }) => id ?? []),
    ),
  );
  return new Map(
    rows.map(({ folded, found_code: code, id, version, owner_id: ownerId, ...columns }) => {
      const key = importer.foldsKey ? folded : code;
      return [key, id === null || outside.has(id) ? 'taken' : { id, version, ownerId, columns }];
    }),
  );
}

/** The records with these ids that exist for the user. */
export async function findRecords(
  context: ImportContext,
  importer: Importer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const { rows } = await context.db.executeQuery<Found>(CompiledQuery.raw(byId(importer.table), [ids]));
  const outside = new Set(
    await importer.outside?.(
      context,
      rows.map(({ id }) => id),
    ),
  );
  return new Map(
    rows
      .filter(({ id }) => !outside.has(id))
      .map(({ id, version, owner_id: ownerId, ...columns }) => [id, { id, version, ownerId, columns }]),
  );
}
