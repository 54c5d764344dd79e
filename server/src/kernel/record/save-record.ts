import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { CompiledQuery, sql } from 'kysely';
import { invalid } from '../app-error.ts';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { together } from '../database/together.ts';
import { acrossOrganisations } from '../sharing/organisation-boundary.ts';
import { requireFile, requireFiles } from '../files/require-file.ts';
import { picturesIn, sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { usableItems } from './dictionary-items.ts';
import { lockForUpdate } from './lock-for-update.ts';
import { findRecord } from './read-record.ts';
import type { RecordContext, RecordTable, ValuesOf } from './record-table.ts';

interface Identified {
  id: string;
  version?: number | undefined;
}

const quoted = (name: string) => `"${name}"`;
const statements = new WeakMap<RecordTable, Record<'insert' | 'update', string>>();

/** Written once: each table has one statement for all its inserts and one for all its updates. */
function statementsOf(table: RecordTable) {
  const known = statements.get(table);
  if (known) return known;
  const columns = table.stored.map(({ column }) => quoted(column));
  const parameters = columns.map((_column, index) => `$${index + 1}`);
  const [id, version] = [columns.length + 1, columns.length + 2];
  const made = {
    insert: `insert into ${quoted(table.name)} (${columns.join(', ')}) values (${parameters.join(', ')}) returning id`,
    update: `update ${quoted(table.name)} set ${columns.map((column, index) => `${column} = $${index + 1}`).join(', ')}
      where id = $${id} and ($${version}::int is null or version = $${version}) returning id`,
  };
  statements.set(table, made);
  return made;
}

const valuesOf = (table: RecordTable, fields: Readonly<Record<string, unknown>>) =>
  table.stored.map(({ name, store }) => store(fields[name]));

/** Files must belong to the user and keep their limits; references and items of dictionaries must exist. */
const checkFields = (
  { db }: RecordContext,
  table: RecordTable,
  fields: Readonly<Record<string, unknown>>,
  id?: string,
) => [
  ...table.files.map(({ name, limit }) => requireFile(db, fields[name] as string | undefined, limit, name)),
  ...table.richTexts.map(({ name, limit }) =>
    requireFiles(db, picturesIn(sanitiseHtml(fields[name] as string)), limit, name),
  ),
  ...table.references.map(({ name, to }) => requireReference(db, to, fields[name] as string | undefined, name)),
  ...table.items.map((field) => requireItem(db, table, field, fields[field.name] as string, id)),
];

/** What the record has already may stay, though it was disabled meanwhile. */
async function requireItem(
  db: Database,
  table: RecordTable,
  { name, column, dictionary }: RecordTable['items'][number],
  code: string,
  id: string | undefined,
): Promise<void> {
  const isHeld = sql<boolean>`exists (select from ${sql.table(table.name)} r where r.id = ${id ?? null}::bigint and r.${sql.ref(column)} = i.code)`;
  if (!(await usableItems(db, dictionary, [code], isHeld)).has(code)) throw invalid('rule.choice', name);
}

async function requireReference(
  db: Database,
  table: keyof Schema,
  id: string | undefined,
  field: string,
): Promise<void> {
  if (id === undefined) return;
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(db);
  if (rows.length === 0) throw invalid('rule.reference', field);
}

export async function insertRecord<F extends Fields>(
  context: RecordContext,
  given: RecordTable<F>,
  fields: ValuesOf<F>,
): Promise<{ id: string }> {
  const table = given as unknown as RecordTable;
  const insert = () =>
    context.db.executeQuery<{ id: string }>(CompiledQuery.raw(statementsOf(table).insert, valuesOf(table, fields)));
  const checks = checkFields(context, table, fields);
  if (context.db.sharing?.organisationId !== undefined) {
    // A policy lets nobody read back what is in no organisation yet, and the references are those of the active one.
    await together(...checks);
    return (await acrossOrganisations(context.db, insert)).rows[0]!;
  }
  const results = await together(...checks, insert());
  return (results.at(-1) as Awaited<ReturnType<typeof insert>>).rows[0]!;
}

/** A stale update, or one of a record that the user may only see, is refused. */
export async function updateRecord<F extends Fields>(
  context: RecordContext,
  given: RecordTable<F>,
  { id, version, ...fields }: ValuesOf<F> & Identified,
): Promise<{ id: string }> {
  const table = given as unknown as RecordTable;
  const update = () =>
    context.db.executeQuery(
      CompiledQuery.raw(statementsOf(table).update, [...valuesOf(table, fields), id, version ?? null]),
    );
  const [files, updated] = await Promise.allSettled([together(...checkFields(context, table, fields, id)), update()]);
  if (updated.status === 'fulfilled' && updated.value.rows.length === 0) {
    // Says why, before anything else. Should the reason have gone meanwhile, the lock keeps it away.
    await lockForUpdate(context.db, table.name, id, version, () => findRecord(context, given, id));
    await update();
  }
  for (const result of [files, updated]) if (result.status === 'rejected') throw result.reason;
  return { id };
}

/** For calls that create and, with an id, update. */
export const saveRecord = <F extends Fields>(
  context: RecordContext,
  table: RecordTable<F>,
  { id, ...fields }: ValuesOf<F> & Partial<Identified>,
) =>
  id === undefined
    ? insertRecord(context, table, fields as ValuesOf<F>)
    : updateRecord(context, table, { ...fields, id } as ValuesOf<F> & Identified);
