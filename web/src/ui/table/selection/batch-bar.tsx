import { useState } from 'react';
import { useEditableList } from '../../../kernel/data/noun-of-list.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import type { Selection } from '../../../kernel/data/use-selection.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { useTableText } from '../table.texts.ts';
import type { Batch, BatchAction } from './batch.ts';
import styles from './batch-bar.module.css';

const BatchEditDialog = lazy(async () => (await import('../../batch-edit/batch-edit-dialog.tsx')).BatchEditDialog);

interface Props extends Pick<Batch<never>, 'actions'> {
  selection: Pick<Selection<{ id: string }>, 'rows' | 'count' | 'isAll' | 'selectAll' | 'clear'>;
  list: Pick<List<unknown>, 'name' | 'allFilters' | 'count'>;
}

/** Floats above the table while rows are selected. */
export function BatchBar({ selection, actions, list }: Props) {
  const t = useTableText();
  const { total, approximate, isCounting } = list.count;
  const noun = useEditableList(list.name, 'batchEdited');
  const [isEditing, setEditing] = useState(false);
  const [isRunning, setRunning] = useState(false);
  // The server compares the number of all records with the one that the user has seen.
  const isBusy = isRunning || (selection.isAll && isCounting);
  // Not `disabled`: the button would lose the focus.
  const run = async (action: BatchAction) => {
    if (isBusy) return;
    setRunning(true);
    try {
      await action.run();
    } finally {
      setRunning(false);
    }
  };
  const formatted = { count: (selection.isAll ? total : selection.count).toLocaleString('en') };
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label={t('batchActions')} aria-busy={isBusy}>
        <output className={styles.count}>
          {t(selection.isAll ? (approximate ? 'aboutAllSelected' : 'allSelected') : 'selected', formatted)}
        </output>
        {!selection.isAll && selection.count < total && (
          <button type="button" className={styles.all} onClick={selection.selectAll}>
            {t(approximate ? 'selectAboutAll' : 'selectAll', { count: total.toLocaleString('en') })}
          </button>
        )}
        {noun && (
          <button type="button" aria-disabled={isBusy} className={styles.action} onClick={() => setEditing(!isBusy)}>
            {t('batchEdit')}
          </button>
        )}
        {actions.map((action) => (
          <button
            key={action.text}
            type="button"
            aria-disabled={isBusy}
            className={action.danger ? styles.danger : styles.action}
            onClick={() => void run(action)}>
            {action.text}
          </button>
        ))}
        <button type="button" className={styles.action} onClick={selection.clear}>
          {t('clearSelection')}
        </button>
      </div>
      {noun && isEditing && (
        <BatchEditDialog noun={noun} list={list} selection={selection} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
