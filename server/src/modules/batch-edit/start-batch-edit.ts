import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { joinNames } from '@edp/contract/kernel/language.ts';
import type { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import type { ImportDetail } from '@edp/contract/modules/import/import.ts';
import { changedColumns } from '../../kernel/exchange/import/columns/change-columns.ts';
import { assertReadable } from '../../kernel/exchange/read-rows.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { requireImporter } from '../import/importers.ts';
import { startRun } from './start-run.ts';

/** Changes of fields; the run is called by them. */
export function startBatchEdit(context: Context<ParsedOf<typeof batchEdit.start>>): Promise<ImportDetail> {
  const {
    session,
    language,
    input: { noun, ids, filters, changes },
  } = context;
  const importer = requireImporter(session, noun);
  assertReadable(importer.sheet, session);
  const changed = changedColumns(importer, session, language, changes).map(({ column }) => column);
  return startRun(
    context,
    importer,
    changed,
    joinNames(
      changed.map(({ title }) => title[language]),
      language,
    ),
    { changes, ids, filters },
  );
}
