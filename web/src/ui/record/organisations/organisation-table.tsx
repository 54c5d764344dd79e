import { Link } from 'react-router';
import { StatusTag } from '../../feedback/status-tag.tsx';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { stockColumn } from '../../table/stock-column.tsx';
import type { AssignedPair } from './assignments.ts';
import styles from './organisations.module.css';
import { useOrganisationsText } from './record-organisations.texts.ts';

interface Props {
  rows: readonly AssignedPair[];
  /** The page of the record in an organisation. */
  pageOf: (invorgId: string) => string;
  isFirstLoad: boolean;
  isLoading: boolean;
}

export function OrganisationTable({ rows, pageOf, isFirstLoad, isLoading }: Props) {
  const t = useOrganisationsText();
  const columns: Column<AssignedPair>[] = [
    {
      key: 'invOrgName',
      title: t('inventoryOrganisation'),
      width: 280,
      grows: true,
      render: ({ invorgId, invOrgName, isActive }) => (
        <span className={styles.organisation}>
          <Link to={pageOf(invorgId)}>{invOrgName}</Link>
          {isActive && <StatusTag on text={t('current')} />}
        </span>
      ),
    },
    { key: 'unitOrgName', title: t('unitOrganisation'), width: 280, render: ({ unitOrgName }) => unitOrgName },
    stockColumn(t('stock')),
  ];
  return (
    <DataTable caption={t('assigned')} columns={columns} rows={rows} isFirstLoad={isFirstLoad} isLoading={isLoading} />
  );
}
