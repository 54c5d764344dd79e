import type { WaitingItem } from '@edp/contract/modules/workbench/workbench.ts';

/** A run reads the rows of a file, changes fields of records, or does something to whole records. */
export const runWord = ({ isBatchEdit, action }: Pick<NonNullable<WaitingItem['run']>, 'isBatchEdit' | 'action'>) =>
  action === 'delete' ? 'delete' : action ? 'action' : isBatchEdit ? 'batch' : 'import';
