import { roles } from '@edp/contract/modules/role/role.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { useRecord } from '../../kernel/data/use-record.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import type { FieldLabels } from './matrix/field-labels.ts';
import { RoleEditor } from './role-editor.tsx';
import { firstView } from './role-view.ts';
import styles from './role.module.css';

/** What a role can have, and what of it the user may grant. */
export const useMatrix = () =>
  useQuery({
    queryKey: queryKeyOf(roles.matrix),
    queryFn: ({ signal }) => fetchData(roles.matrix, {}, signal),
    meta: { showsOwnError: true },
  });

interface Props {
  id: string;
  Labels: FieldLabels;
  /** Set by the form: asks before unsaved changes are lost. */
  confirmLeave: RefObject<(() => Promise<boolean>) | null>;
  onCopy: (role: { id: string; name: string; code: string }) => void;
  onDeleted: () => void;
}

export function RoleLoader({ id, ...props }: Props) {
  const [view, setView] = useState(firstView);
  const { record, error, reload } = useRecord(roles.detail, id);
  const matrix = useMatrix();
  const failure = error ?? (matrix.error ? toCallError(matrix.error) : undefined);
  const retry = () => Promise.all([reload(), matrix.refetch()]);
  if (record && matrix.data)
    return <RoleEditor role={record} matrix={matrix.data} view={view} onView={setView} {...props} />;
  return (
    <section className={styles.editor}>
      {failure ? <ErrorNotice title={failure.message} onRetry={() => void retry()} /> : <PageSkeleton />}
    </section>
  );
}
