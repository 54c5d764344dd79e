import { employeeRecord } from '@edp/contract/modules/employee/employee.ts';
import { joinNames } from '../../../kernel/text/punctuation.ts';
import type { Filter } from '../../../ui/filter/filter.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { useDefinedList } from '../../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { asText, phoneColumn, timeColumn } from '../../../ui/table/columns/value-columns.tsx';
import { tagColumnWidth } from '../../../ui/table/text-width.ts';
import type { EmployeeRow } from './employee-row.ts';
import { EmployeeStatus } from './employee-status.tsx';
import { useEmployeeText } from './employee.texts.ts';
import { useListFilters } from './use-list-filters.ts';

/** Texts, columns and filters; a department is chosen in the tree beside the list. */
export function useEmployeeList() {
  const t = useEmployeeText();
  const words = useDefinitionText(employeeRecord);
  const labelOf = (name: string) => words.of(name, 'label')!;
  const statuses = words.wordsOf('status')!;
  const roles = useListFilters().data?.roles ?? [];
  const { text, columns, filters } = useDefinedList<EmployeeRow>(employeeRecord, {
    columns: {
      realname: {
        text: ({ name }) => name,
        render: ({ name }) => name,
        picture: { key: 'avatar', title: '', width: 0, render: ({ name }) => <Avatar name={name} url="" /> },
        below: {
          key: 'account',
          title: labelOf('account'),
          width: 0,
          text: ({ account }) => account,
          render: ({ account }) => account,
        },
      },
      roleNames: asText(({ roleNames }) => joinNames(roleNames) || t('noRoles')),
      phone: phoneColumn(labelOf('phone')),
      status: {
        width: tagColumnWidth(...statuses.map((word) => word.text), t('left')),
        render: (row) => <EmployeeStatus of={row} />,
      },
      lastLoginTime: timeColumn('lastLoginTime', labelOf('lastLoginTime'), { key: 'lastLogin', otherwise: t('never') }),
    },
    filters: {
      status: {
        options: [
          ...statuses.map((word) => ({ value: String(word.value), text: word.text })),
          { value: '2', text: t('left') },
        ],
      },
    },
  });
  const further: Filter[] = [
    { name: 'keyword', label: t('keyword') },
    { name: 'roleId', label: labelOf('roleIds'), options: roles.map(({ id, name }) => ({ value: id, text: name })) },
  ];
  return { text, columns, filters: [...further, ...filters] };
}
