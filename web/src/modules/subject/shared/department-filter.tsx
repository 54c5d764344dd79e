import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { TreeSelect } from '../../../ui/inputs/tree-select.tsx';
import { usePickersText } from '../../../ui/pickers/pickers.texts.ts';
import styles from '../../../ui/pickers/pickers.module.css';

/** Narrows people down to a department and those below it. */
export function DepartmentFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = usePickersText();
  const { data = [], isPending } = useQuery({
    queryKey: queryKeyOf(organisation.treeList, {}),
    queryFn: ({ signal }) => fetchData(organisation.treeList, {}, signal),
  });
  return (
    <div className={styles.filter}>
      <TreeSelect
        nodes={data}
        isLoading={isPending}
        value={value}
        onChange={onChange}
        placeholder={t('anyDepartment')}
        aria-label={t('orgIds')}
      />
    </div>
  );
}
