import { imports } from '@edp/contract/modules/import/import.ts';
import type { Change, WaitingItem } from '@edp/contract/modules/workbench/workbench.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { download } from '../../../kernel/http/download.ts';
import { discardImport } from '../../import/shared/discard-import.ts';
import { undoImport } from '../../import/shared/undo-import.ts';
import { workbenchText as t } from '../workbench.texts.ts';

// Loaded when one of them is asked for: their texts and their contract are those of imports.

export const discard = ({ id, name }: WaitingItem) => discardImport({ id, fileName: name });

export const downloadWrong = ({ id }: WaitingItem) =>
  download(imports.wrongRows, { id }, t('wrongRowsFile')).catch(showError);

export const undoRun = ({ id, name, isBatchEdit }: NonNullable<Change['run']>) =>
  undoImport({ id, fileName: name, isBatchEdit, action: '' });
