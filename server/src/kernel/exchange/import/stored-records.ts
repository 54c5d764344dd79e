import { CompiledQuery } from 'kysely';
import type { RecordTable } from '../../record/record-table.ts';
import type { Columns, ImportContext, Importer } from './importer.ts';
import { fold } from './lookups.ts';

/** A record that a row of the file means. */
export interface StoredRecord {
  id: string;
  version: number;
  ownerId: string;
  columns: Columns;
}

interface Found {
  folded: string;
  id: string | null;
  version: number;
  owner_id: string;
  [column: string]: unknown;
}

/** Long texts and files are never imported: they are neither read nor compared. */
export const comparedFields = (table: RecordTable) => table.stored.filter(({ name }) => !['richText', 'file'].includes(table.fields[name]!.kind));

const quoted = (name: string) => `"${name}"`;
/** As `canonical` has it. */
const read = (column: string, type: string) => (type === 'numeric' ? `trim_scale(r.${quoted(column)})::text` : type === 'date' ? `r.${quoted(column)}::text` : `r.${quoted(column)}`);

const statements = new WeakMap<RecordTable, string>();

/** Records with one of the codes, and those that the user does not see without anything else. */
function statementOf(table: RecordTable): string {
  const known = statements.get(table);
  if (known) return known;
  const columns = comparedFields(table).map(({ column, type }) => `${read(column, type)} as ${quoted(column)}`);
  const made = `select c.folded, r.id, r.version, r.owner_id, ${columns.join(', ')}
    from app.records_with_codes('public.${table.name}'::regclass, $1::text[]) c left join ${quoted(table.name)} r on r.id = c.id`;
  statements.set(table, made);
  return made;
}

/** As keys are told apart. */
export const foldKey = ({ foldsKey }: Importer, key: string) => (foldsKey ? fold(key) : key);

/** What the keys of a slice mean, as `foldKey` has them: a record, or 'taken' where the user does not see it. */
export async function findStored(context: ImportContext, importer: Importer, keys: readonly string[]): Promise<ReadonlyMap<string, StoredRecord | 'taken'>> {
  const { table, sheet } = importer;
  const codeColumn = table.columnOf(sheet.key!);
  const { rows } = await context.db.executeQuery<Found>(CompiledQuery.raw(statementOf(table), [[...new Set(keys)]]));
  const outside = new Set(await importer.outside?.(context, rows.flatMap(({ id }) => id ?? [])));
  return new Map(rows.map(({ folded, id, version, owner_id: ownerId, ...columns }) => {
    const key = importer.foldsKey || id === null ? folded : String(columns[codeColumn]);
    return [key, id === null || outside.has(id) ? 'taken' : { id, version, ownerId, columns }];
  }));
}
