import { useMemo } from 'react';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { buildTreeModel } from '../../../ui/tree-editor/view/tree-model.ts';
import { TreeView } from '../../../ui/tree-editor/view/tree-view.tsx';
import { useTreeRows } from '../../../ui/tree-editor/view/use-tree-rows.ts';
import styles from './employee.module.css';
import { useEmployeeText } from './employee.texts.ts';
import { useListFilters, type DepartmentNode } from './use-list-filters.ts';
import { useHeight } from '../../../ui/tree-editor/view/use-height.ts';

interface Props {
  /** Undefined for all employees. */
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Departments to narrow the list by: a chosen one stands for all below it as well. */
export function DepartmentTree(props: Props) {
  const t = useEmployeeText();
  const { data, error, refetch } = useListFilters();
  return (
    <nav className={styles.departments} aria-label={t('departments')}>
      {data && <Tree {...props} {...data} />}
      {!data && (error ? <ErrorNotice title={toCallError(error).message} onRetry={refetch} /> : <PageSkeleton />)}
    </nav>
  );
}

const countOf = ({ count }: DepartmentNode) => (count > 0 ? String(count) : undefined);

function Tree({ chosenId, onChoose, total, nodes }: Props & { total: number; nodes: readonly DepartmentNode[] }) {
  const t = useEmployeeText();
  const model = useMemo(() => buildTreeModel(nodes), [nodes]);
  const rows = useTreeRows(model, chosenId ?? nodes[0]?.id);
  const [place, height] = useHeight();
  return (
    <>
      <SearchBox label={t('searchDepartment')} value={rows.query} onChange={rows.search} />
      <button type="button" className={styles.all} aria-pressed={chosenId === undefined} onClick={() => onChoose('')}>
        <span>{t('all')}</span>
        <span className={styles.count}>{total}</span>
      </button>
      <div ref={place} className={styles.tree}>
        {rows.rows.length === 0 && (
          <p className={styles.nothing}>{t(rows.shownQuery ? 'noDepartment' : 'noDepartments')}</p>
        )}
        {rows.rows.length > 0 && height > 0 && (
          <TreeView
            label={t('departments')}
            tree={rows}
            height={height}
            selectedId={chosenId}
            onSelect={onChoose}
            tagOf={countOf}
          />
        )}
      </div>
    </>
  );
}
