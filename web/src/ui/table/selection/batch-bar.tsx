import type { Access } from '@edp/contract/kernel/call.ts';
import { useState, type ReactNode } from 'react';
import type { ListTotal } from '../../../kernel/data/use-exact-total.ts';
import type { Selection } from '../../../kernel/data/use-selection.ts';
import { useTableText } from '../table.texts.ts';
import styles from './batch-bar.module.css';

/** What can be done with all selected rows. */
export interface BatchAction {
  readonly text: string;
  readonly can: Access;
  readonly danger?: boolean;
  readonly run: () => unknown;
}

export interface Batch<Row> {
  readonly selection: Selection<Row>;
  readonly actions: readonly BatchAction[];
  /** What came of the last action, if it has to be shown. */
  readonly dialog?: ReactNode;
}

interface Props<Row> extends Pick<Batch<Row>, 'selection' | 'actions'> {
  count: ListTotal;
}

/** Floats above the table while rows are selected. */
export function BatchBar<Row>({ selection, actions, count: { total, approximate, countExactly, isCounting } }: Props<Row>) {
  const t = useTableText();
  const [isRunning, setRunning] = useState(false);
  const isBusy = isRunning || isCounting;
  if (selection.count === 0) return null;
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
