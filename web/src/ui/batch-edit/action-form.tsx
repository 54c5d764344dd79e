import type { BatchAction } from '@edp/contract/kernel/exchange/change.ts';
import { lazy } from '../../kernel/lazy.ts';
import styles from './batch-edit.module.css';
import { useBatchEditText } from './batch-edit.texts.ts';

const BatchOrganisations = lazy(async () => (await import('./batch-organisations.tsx')).BatchOrganisations);

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
      <BatchOrganisations action={action} value={targets} onChange={onTargets} />
      <p className={styles.hint}>{t(action === 'assign' ? 'aboutAssign' : 'aboutUnassign')}</p>
    </>
  );
}
