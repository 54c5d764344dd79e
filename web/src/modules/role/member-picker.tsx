import { employee } from '@edp/contract/modules/employee/employee.ts';
import { organisation, type OrgNode } from '@edp/contract/modules/organisation/organisation.ts';
import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchData, fetchPage } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import type { TreeNode } from '../../ui/inputs/tree.ts';
import { TreeSelect } from '../../ui/inputs/tree-select.tsx';
import type { Source } from '../../ui/pickers/sources.ts';
import { TablePicker } from '../../ui/pickers/table/table-picker.tsx';
import type { Column } from '../../ui/table/column.ts';
import styles from './role.module.css';
import { useRoleText } from './role.texts.ts';

type Person = OutputOf<typeof employee.choose>;

const toNode = ({ orgId, orgName, children }: OrgNode): TreeNode => ({
  id: orgId,
  name: orgName,
  children: children.map(toNode),
});

/** People of all departments, or of one with those below it. */
export function MemberPicker({
  title,
  onConfirm,
  onClose,
}: {
  title: string;
  onConfirm: (people: readonly Person[]) => unknown;
  onClose: () => void;
}) {
  const t = useRoleText();
  const [department, setDepartment] = useState('');
  const departments = useQuery({
    queryKey: queryKeyOf(organisation.tree),
    queryFn: async ({ signal }) => (await fetchData(organisation.tree, {}, signal)).map(toNode),
  });
  const source: Source<Person> = {
    queryKey: queryKeyOf(employee.choose, department),
    fetch: ({ text, pageNo, pageSize }, signal) =>
      fetchPage(employee.choose, { id: department, realName: text, page: pageNo, limit: pageSize }, signal),
  };
  const columns: readonly Column<Person>[] = [
    { key: 'name', title: t('person'), width: 240, render: ({ realname }) => realname },
    {
      key: 'department',
      title: t('department'),
      width: 320,
      grows: true,
      render: ({ organizationName }) => organizationName,
    },
  ];
  return (
    <TablePicker
      title={title}
      source={source}
      columns={columns}
      nameOf={({ realname }) => realname}
      searchLabel={t('searchPerson')}
      selection="multiple"
      emptyMessage={t('nobodyChosen')}
      tools={
        <div className={styles.department}>
          <TreeSelect
            aria-label={t('department')}
            placeholder={t('allDepartments')}
            nodes={departments.data ?? []}
            isLoading={departments.isPending}
            value={department}
            onChange={setDepartment}
          />
        </div>
      }
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
