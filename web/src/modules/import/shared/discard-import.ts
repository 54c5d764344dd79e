import { type ImportRun, imports } from '@edp/contract/modules/import/import.ts';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { request } from '../../../kernel/http/api.ts';
import { runAction } from '../../../kernel/http/run-action.ts';
import { importText as t } from '../import.texts.ts';

/** Nothing was written, and no job works on it. */
export const canDiscard = ({ state, jobState }: Pick<ImportRun, 'state' | 'jobState'>) =>
  state === 'uploaded' ||
  state === 'checked' ||
  (state === 'checking' && jobState !== 'queued' && jobState !== 'running');

/** Asks, and removes an import or a batch edit that was only tried. */
export async function discardImport({ id, fileName }: Pick<ImportRun, 'id' | 'fileName'>): Promise<boolean> {
  const question = {
    title: t('discardTitle', { file: fileName }),
    detail: t('discardDetail'),
    yes: t('discard'),
    danger: true,
  };
  return (await confirm(question)) && runAction('import', () => request(imports.discard, { id }));
}
