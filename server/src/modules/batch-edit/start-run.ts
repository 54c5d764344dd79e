import type { Sheet, SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { ImportDetail } from '@edp/contract/modules/import/import.ts';
import { z } from 'zod';
import { invalid } from '../../kernel/app-error.ts';
import { openColumns } from '../../kernel/exchange/import/columns/open-columns.ts';
import { type Importer, mainField } from '../../kernel/exchange/import/importer.ts';
import { type BatchEdit, lockRun } from '../../kernel/exchange/import/run-row.ts';
import { assertReadable, listInput, ofPage } from '../../kernel/exchange/read-rows.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { begin } from '../import/begin.ts';
import { findImport, organisationOf } from '../import/import.queries.ts';

/**
 * Stores what is to be done to which records and starts the dry run. Its rows show the code and the name of a record
 * before what changes.
 */
export async function startRun(
  context: Context,
  importer: Importer,
  changed: readonly SheetColumn[],
  title: string,
  edit: BatchEdit,
): Promise<ImportDetail> {
  const { db, session, language } = context;
  const { sheet } = importer;
  assertReadable(sheet, session);
  if (edit.filters) {
    refuseUnknown(sheet, edit.filters);
    await listInput(sheet, session, edit.filters);
  }
  const open = openColumns(importer, session);
  const mainColumns = [
    open.find(({ field }) => field === mainField(importer)),
    open.find(({ field }) => /name$/i.test(field)),
  ];
  const shown = [...new Set([...mainColumns.filter((column) => column !== undefined), ...changed])];
  const columns = shown.map(({ title: heading }, place) => ({
    place,
    heading: heading[language],
    isHidden: false,
    samples: [],
  }));
  const { id } = await db
    .insertInto('import_run')
    .values({
      user_id: session.userId,
      inventory_organisation_id: organisationOf(session),
      noun: sheet.noun,
      file_name: title,
      changes: JSON.stringify(edit),
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(Object.fromEntries(shown.map(({ field }, place) => [place, field]))),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await begin(context, await lockRun(db, id), 'checking');
  return findImport(context, id);
}

/** Without a filter that the list does not have, more records would be changed than the user sees. */
function refuseUnknown({ list: { input } }: Sheet, filters: Readonly<Record<string, unknown>>): void {
  const filterNames = new Set(input instanceof z.ZodObject ? Object.keys(input.shape) : []);
  const unknown = Object.keys(filters).find((name) => !filterNames.has(name) && !ofPage.has(name));
  if (unknown !== undefined) throw invalid('rule.unknown', `filters.${unknown}`);
}
