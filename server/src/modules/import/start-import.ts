import { Readable } from 'node:stream';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { sheetLimit } from '@edp/contract/kernel/stored-file.ts';
import type { ImportDetail, imports } from '@edp/contract/modules/import/import.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../../kernel/app-error.ts';
import {
  type FileColumn,
  foldHeading,
  matchHeadings,
  readHeadings,
} from '../../kernel/exchange/import/columns/match-columns.ts';
import { openColumns } from '../../kernel/exchange/import/columns/open-columns.ts';
import type { StoredRun } from '../../kernel/exchange/import/run-row.ts';
import { withFile } from '../../kernel/exchange/import-file/open-file.ts';
import type { BeforeTransaction, Context } from '../../kernel/http/bind.ts';
import { addUpload } from '../../kernel/uploads/add-upload.ts';
import { fileName } from '../../kernel/uploads/file-name.ts';
import { areaOfTenant, storeUpload } from '../../kernel/uploads/store-upload.ts';
import { findImport, organisationOf } from './import.queries.ts';
import { requireImporter } from './importers.ts';

type Upload = ParsedOf<typeof imports.upload>;

interface Headings {
  sheetName: string;
  columns: FileColumn[];
  hasPictures: boolean;
}

/** Reads the headings of the file and nothing else of it yet; then keeps it and matches them. */
export async function readUpload({ kernel, session, upload, input }: BeforeTransaction<Upload>) {
  requireImporter(session, input.noun);
  const asker = { call: `${session.tenantId} ${session.userId}` };
  const { columns, ...read } = await withFile(kernel, upload, asker, async (file) => ({
    sheetName: file.sheetName,
    columns: await readHeadings(file),
    hasPictures: file.pictures !== undefined,
  }));
  if (!columns) throw invalid('import.empty', 'file');
  return (context: Context<Upload>) => startImport(context, { ...read, columns });
}

async function startImport(
  context: Context<Upload>,
  { sheetName, columns, hasPictures }: Headings,
): Promise<ImportDetail> {
  const {
    db,
    session,
    kernel,
    upload,
    input: { noun },
  } = context;
  const importer = requireImporter(session, noun);
  const { rows: remembered } = await sql<{
    heading: string;
    field: string;
  }>`select heading, field from import_heading where user_id = ${session.userId} and noun = ${noun}`.execute(db);
  const mapping = matchHeadings(
    columns,
    openColumns(importer, session, hasPictures),
    new Map(remembered.map(({ heading, field }) => [heading, field])),
  );
  const fileId = await addUpload(db, kernel, session, upload, 'import');
  const { id } = await db
    .insertInto('import_run')
    .values({
      user_id: session.userId,
      inventory_organisation_id: organisationOf(session),
      noun,
      file_id: fileId,
      file_name: fileName(upload.name),
      sheet_name: sheetName,
      has_pictures: hasPictures,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(Object.fromEntries(mapping)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return findImport(context, id);
}

/** What was pasted is kept as a file, and removed like one should the call fail. */
export async function readPasted(context: BeforeTransaction<ParsedOf<typeof imports.paste>>) {
  const { kernel, session, language, input } = context;
  requireImporter(session, input.noun);
  const name = language === 'ZHS' ? '粘贴的数据.csv' : 'pasted.csv';
  context.upload = await storeUpload(
    kernel.files,
    { ...areaOfTenant(session.tenantId), limits: [sheetLimit] },
    name,
    Readable.from([Buffer.from(input.text)]),
  );
  return readUpload(context);
}

/** What is read from which column, as the user says; the next file with such headings is matched by it. */
export async function saveMapping(
  context: Context<ParsedOf<typeof imports.check>>,
  { noun, columns, has_pictures: hasPictures }: Pick<StoredRun, 'noun' | 'columns' | 'has_pictures'>,
): Promise<void> {
  const {
    db,
    session,
    language,
    input: { id, mapping, replacements },
  } = context;
  const importer = requireImporter(session, noun);
  const open = openColumns(importer, session, hasPictures);
  const titleOf = (field: string) =>
    importer.sheet.columns.find((column) => column.field === field)?.title[language] ?? field;
  const fields = mapping.map(({ field }) => field);
  const closed = fields.find((field) => !open.some((column) => column.field === field));
  if (closed !== undefined)
    throw new AppError(403, 'import.fieldClosed', { field: 'mapping', params: { column: titleOf(closed) } });
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice !== undefined) throw invalid('import.fieldTwice', 'mapping', { column: titleOf(twice) });
  const { key } = importer.sheet;
  if (key !== undefined && !fields.includes(key)) throw invalid('import.noKey', 'mapping', { column: titleOf(key) });
  const headings = new Map(columns.map(({ place, heading }) => [place, heading]));
  if (
    mapping.some(({ place }) => !headings.has(place)) ||
    new Set(mapping.map(({ place }) => place)).size < mapping.length
  )
    throw invalid('rule.choice', 'mapping');
  const entries = mapping
    .map(({ place, field }) => ({ heading: foldHeading(headings.get(place)!), field }))
    .filter(({ heading }) => heading !== '');
  await sql`
    insert into import_heading (user_id, noun, heading, field)
      select distinct on (g.heading) ${session.userId}::bigint, ${noun}, g.heading, g.field from json_to_recordset(${JSON.stringify(entries)}::json) as g (heading text, field text)
      on conflict (tenant_id, user_id, noun, heading) do update set field = excluded.field`.execute(db);
  await sql`update import_run set mapping = ${JSON.stringify(Object.fromEntries(mapping.map(({ place, field }) => [place, field])))}::jsonb, replacements = ${JSON.stringify(replacements)}::jsonb where id = ${id}`.execute(
    db,
  );
}
