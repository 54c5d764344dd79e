import type { BatchAction } from '@edp/contract/kernel/exchange/change.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { RemoteSelect } from '../inputs/remote-select.tsx';
import styles from './batch-edit.module.css';
import { useBatchEditText } from './batch-edit.texts.ts';

interface Props {
  action: BatchAction;
  /** The organisations. */
  targets: readonly string[];
  onTargets: (targets: readonly string[]) => void;
}

/** What is done to whole records; some need to know which organisations. */
export function ActionForm({ action, targets, onTargets }: Props) {
  const t = useBatchEditText();
  if (action !== 'assign' && action !== 'unassign') return <p className={styles.about}>{t(`about_${action}`)}</p>;
  return (
    <>
      <RemoteSelect
        isMultiple
        aria-label={t('organisations')}
        placeholder={t('organisations')}
        call={material.assignable}
        value={targets}
        onChange={onTargets}
      />
      <p className={styles.hint}>{t(action === 'assign' ? 'aboutAssign' : 'aboutUnassign')}</p>
    </>
  );
}
