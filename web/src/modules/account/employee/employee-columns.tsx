import { joinNames } from '../../../kernel/text/punctuation.ts';
import type { NounText } from '../../../ui/noun/noun.texts.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { tagColumnWidth } from '../../../ui/table/text-width.ts';
import { phoneColumn, timeColumn } from '../../../ui/table/columns/value-columns.ts';
import type { EmployeeRow } from './employee-row.ts';
import { EmployeeStatus } from './employee-status.tsx';
import styles from './employee.module.css';
import type { useEmployeeText } from './employee.texts.ts';

export const employeeColumns = (t: ReturnType<typeof useEmployeeText>, noun: NounText): Column<EmployeeRow>[] => [
  {
    key: 'realname',
    title: t('name'),
    width: 156,
    sort: 'realname',
    render: ({ name, account }) => (
      <span className={styles.person}>
        <Avatar name={name} url="" />
        <span className={styles.names}>
          <span>{name}</span>
          <span className={styles.account}>{account}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'jobNumber',
    title: t('jobNumber'),
    width: 72,
    wraps: true,
    sort: 'jobNumber',
    render: ({ jobNumber }) => jobNumber,
  },
  {
    key: 'department',
    title: t('department'),
    width: 112,
    wraps: true,
    render: ({ organizationName }) => organizationName,
  },
  {
    key: 'roles',
    title: t('roles'),
    width: 104,
    grows: true,
    render: ({ roleNames }) => joinNames(roleNames) || t('noRoles'),
  },
  phoneColumn(t('phone')),
  { key: 'email', title: t('email'), width: 190, isHiddenByDefault: true, render: ({ email }) => email },
  {
    key: 'status',
    title: t('status'),
    width: tagColumnWidth(noun('enabled'), noun('disabled'), t('left')),
    sort: 'status',
    render: (row) => <EmployeeStatus of={row} />,
  },
  timeColumn('lastLoginTime', t('lastLogin'), { key: 'lastLogin', otherwise: t('never') }),
];
