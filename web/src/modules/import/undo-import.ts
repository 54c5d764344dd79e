import { type ImportRun, imports } from '@edp/contract/modules/import/import.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { importText as t } from './import.texts.ts';

/** Asks, and starts to take the import back. */
export async function undoImport({ id, fileName }: Pick<ImportRun, 'id' | 'fileName'>) {
  const question = { title: t('undoTitle', { file: fileName }), detail: t('undoDetail'), yes: t('undo'), danger: true };
  if (await confirm(question)) await runAction('import', () => request(imports.undo, { id }));
}
