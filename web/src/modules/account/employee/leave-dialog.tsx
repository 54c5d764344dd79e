import { employee, type HandOver } from '@edp/contract/modules/employee/employee.ts';
import { useQuery } from '@tanstack/react-query';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../../ui/form/form-modal.tsx';
import type { EmployeeRow } from './employee-row.ts';
import styles from './employee.module.css';
import { employeeText, useEmployeeText } from './employee.texts.ts';
import { SuccessorSelect } from './successor-select.tsx';

const askFor = (name: string) =>
  confirm({
    title: employeeText('leaveTitle', { name }),
    detail: employeeText('leaveDetail'),
    yes: employeeText('leave'),
    danger: true,
  });

/** A person leaves, and what is theirs is handed over. */
export function LeaveDialog({ of: { id, version, name, account }, onClose }: { of: EmployeeRow; onClose: () => void }) {
  const t = useEmployeeText();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(employee.leavePreview, id),
    queryFn: ({ signal }) => fetchData(employee.leavePreview, { id }, signal),
    gcTime: 0,
    meta: { showsOwnError: true },
  });
  return (
    <FormModal
      title={t('leaveOf', { name, account })}
      call={employee.leave}
      initial={{ id, version, successorId: '' }}
      fields={{ successorId: { label: t('successor') } }}
      width={560}
      saveText={t('leave')}
      confirmSave={() => askFor(name)}
      onClose={onClose}>
      <p className={styles.intro}>{t('leaveDetail')}</p>
      <FormField name="successorId" hint={t('successorHint')}>
        <SuccessorSelect exceptId={id} />
      </FormField>
      <section className={styles.handOver} aria-label={t('toHandOver')}>
        <h3>{t('toHandOver')}</h3>
        {data && <Counts of={data} />}
        {!data && (error ? <ErrorNotice title={toCallError(error).message} onRetry={refetch} /> : <PageSkeleton />)}
      </section>
    </FormModal>
  );
}

function Counts({ of: { records, todoCount, groupCount } }: { of: HandOver }) {
  const t = useEmployeeText();
  const lines = [
    ...records.map(({ name, count }) => [t('recordsOf', { name }), count] as const),
    [t('todos'), todoCount] as const,
    [t('groups'), groupCount] as const,
  ].filter(([, count]) => count > 0);
  if (lines.length === 0) return <p className={styles.account}>{t('nothingToHandOver')}</p>;
  return (
    <dl>
      {lines.map(([what, count]) => (
        <Line key={what} what={what} count={count} />
      ))}
    </dl>
  );
}

const Line = ({ what, count }: { what: string; count: number }) => (
  <>
    <dt>{what}</dt>
    <dd>{count.toLocaleString('en')}</dd>
  </>
);
