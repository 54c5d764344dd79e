import { useState } from 'react';
import type { ListTotal } from '../../../kernel/data/use-exact-total.ts';
import { useTableText } from '../table.texts.ts';
import type { Batch, BatchAction } from './batch.ts';
import styles from './batch-bar.module.css';

interface Props extends Pick<Batch<never>, 'actions'> {
  selection: Pick<Batch<never>['selection'], 'count' | 'isAll' | 'selectAll' | 'clear'>;
  count: ListTotal;
}

/** Floats above the table while rows are selected. */
export function BatchBar({ selection, actions, count: { total, approximate, countExactly, isCounting } }: Props) {
  const t = useTableText();
  const [isRunning, setRunning] = useState(false);
  const isBusy = isRunning || isCounting;
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
  const selectAll = () => {
    // The server compares the number of records with the one that the user has seen.
    countExactly?.();
    selection.selectAll();
  };
  const formatted = { count: (selection.isAll ? total : selection.count).toLocaleString('en') };
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('batchActions')} aria-busy={isBusy}>
      <output className={styles.count}>{t(selection.isAll ? (approximate ? 'aboutAllSelected' : 'allSelected') : 'selected', formatted)}</output>
      {!selection.isAll && selection.count < total && (
        <button type="button" className={styles.all} onClick={selectAll}>{t(approximate ? 'selectAboutAll' : 'selectAll', { count: total.toLocaleString('en') })}</button>
      )}
      {actions.map((action) => (
        <button key={action.text} type="button" aria-disabled={isBusy} className={action.danger ? styles.danger : styles.action} onClick={() => void run(action)}>{action.text}</button>
      ))}
      <button type="button" className={styles.action} onClick={selection.clear}>{t('clearSelection')}</button>
    </div>
  );
}
