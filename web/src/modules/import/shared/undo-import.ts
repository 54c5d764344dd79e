import { type ImportRun, imports } from '@edp/contract/modules/import/import.ts';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { request } from '../../../kernel/http/api.ts';
import { runAction } from '../../../kernel/http/run-action.ts';
import { importText as t } from '../import.texts.ts';

/** Asks, and starts to take the import or the batch edit back. */
export async function undoImport({
  id,
  fileName,
  isBatchEdit,
  action,
}: Pick<ImportRun, 'id' | 'fileName' | 'isBatchEdit' | 'action'>) {
  const [title, detail, yes] =
    action === 'delete'
      ? (['deleteUndoTitle', 'deleteUndoDetail', 'deleteUndo'] as const)
      : isBatchEdit
        ? (['batchUndoTitle', 'batchUndoDetail', 'batchUndo'] as const)
        : (['undoTitle', 'undoDetail', 'undo'] as const);
  const question = { title: t(title, { file: fileName }), detail: t(detail), yes: t(yes), danger: true };
  if (await confirm(question)) await runAction('import', () => request(imports.undo, { id }));
}
