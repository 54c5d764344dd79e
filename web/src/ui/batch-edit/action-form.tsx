import type { BatchAction } from '@edp/contract/kernel/exchange/change.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchPage } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { MultiSelect } from '../inputs/multi-select.tsx';
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
      <Organisations label={t('organisations')} value={targets} onChange={onTargets} />
      <p className={styles.hint}>{t(action === 'assign' ? 'aboutAssign' : 'aboutUnassign')}</p>
    </>
  );
}

const input = { pageSize: 100 };

function Organisations({ label, value, onChange }: { label: string; value: readonly string[]; onChange: (ids: readonly string[]) => void }) {
  const { data } = useQuery({ queryKey: queryKeyOf(material.assignable, input), queryFn: ({ signal }) => fetchPage(material.assignable, input, signal) });
  return <MultiSelect aria-label={label} placeholder={label} options={(data?.rows ?? []).map(({ invorgId, invOrgName }) => ({ value: invorgId, text: invOrgName }))} value={value} onChange={(ids) => onChange(ids ?? [])} />;
}
