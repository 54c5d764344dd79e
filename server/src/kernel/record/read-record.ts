import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { CompiledQuery, sql } from 'kysely';
import { assertFound } from '../app-error.ts';
import { signPictures } from '../rich-text/sanitise-html.ts';
import { editableFlag } from '../sharing/sharing.ts';
import type { RecordContext, RecordTable, RowOf } from './record-table.ts';
import { queryBuilder } from '../database/tenant-database.ts';

const statements = new WeakMap<RecordTable, Map<Language, string>>();

/** Built once for each language: it is the same for every record. */
function selectById(table: RecordTable, language: Language): string {
  const ofTable = statements.get(table) ?? new Map<Language, string>();
  const cached = ofTable.get(language);
  if (cached) return cached;
  const { sql: text, parameters } = queryBuilder
    .selectFrom(table.name)
    .select(table.selection(language, defaultLanguage))
    .where(sql<boolean>`${sql.ref(`${table.name}.id`)} = ${'id'}`)
    .compile();
  if (parameters.length !== 1) throw new Error(`the columns of ${table.name} must not depend on parameters`);
  statements.set(table, ofTable.set(language, text));
  return text;
}

/** A record as it was written, not translated: a translated name would be saved over the original. */
export async function findRecord<F extends Fields>(
  context: RecordContext,
  table: RecordTable<F>,
  id: string,
): Promise<RowOf<F>> {
  const { rows } = await context.db.executeQuery<RowOf<F>>(
    CompiledQuery.raw(selectById(table as unknown as RecordTable, context.language), [id]),
  );
  return answerRow(context, table, assertFound(rows[0]));
}

/** Turns what was read into what the wire says: links to files, whether the user may change it, computed fields. */
export function answerRow<F extends Fields>(context: RecordContext, table: RecordTable<F>, row: RowOf<F>): RowOf<F> {
  const { db, session, kernel } = context;
  const fields = row as Record<string, unknown>;
  for (const { name } of table.files)
    if (name in fields) fields[name] = kernel.links.to(session.tenantId, fields[name] as string | null);
  for (const { name } of table.richTexts)
    if (name in fields)
      fields[name] = signPictures(fields[name] as string, (id) => kernel.links.to(session.tenantId, id));
  // The owner stood in its place (see `fieldColumns.editable`).
  if ('editable' in fields) fields.editable = editableFlag(db.sharing, table.name, fields.editable as string);
  for (const [field, compute] of table.computed) fields[field] = compute(row, context);
  return row;
}
