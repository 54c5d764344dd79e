import { useState } from 'react';
import { Link } from 'react-router';
import { usePagedList } from '../../../kernel/data/use-paged-list.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { SearchBox } from '../../filter/search-box.tsx';
import { useDebounced } from '../../layout/use-debounced.ts';
import { Pagination } from '../../table/pagination.tsx';
import type { AssignedPair, Assignments } from './assignments.ts';
import styles from './organisations.module.css';
import { useOrganisationsText } from './record-organisations.texts.ts';
import { StatusTag } from '../../feedback/status-tag.tsx';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { stockColumn } from '../../table/stock-column.tsx';

/** The organisations of a stored record to read; each leads to the record there. */
export function AssignedOrganisations({ of: { calls, idName, pageOf }, id }: { of: Assignments; id: string }) {
  const t = useOrganisationsText();
  const [names, setNames] = useState({ invOrgName: '', unitOrgName: '' });
  const list = usePagedList(calls.organisations, {
    [idName]: id,
    invOrgName: useDebounced(names.invOrgName.trim()),
    unitOrgName: useDebounced(names.unitOrgName.trim()),
  });
  const search = (changed: Partial<typeof names>) => {
    setNames({ ...names, ...changed });
    list.goToPage(1);
  };
  return (
    <>
      <div className={styles.tools}>
        <SearchBox
          label={t('searchInventory')}
          value={names.invOrgName}
          onChange={(invOrgName) => search({ invOrgName })}
        />
        <SearchBox
          label={t('searchUnit')}
          value={names.unitOrgName}
          onChange={(unitOrgName) => search({ unitOrgName })}
        />
      </div>
      {list.error ? (
        <ErrorNotice title={list.error.message} onRetry={list.reload} />
      ) : (
        <>
          <OrganisationTable
            rows={list.rows as readonly AssignedPair[]}
            pageOf={(invorgId) => pageOf(id, invorgId)}
            isFirstLoad={list.isFirstLoad}
            isLoading={list.isLoading}
          />
          {!list.isFirstLoad && list.rows.length === 0 && <Notice title={t('none')} />}
          <Pagination
            label={t('assigned')}
            {...list.count}
            pageNo={list.pageNo}
            pageSize={list.pageSize}
            onPageChange={list.goToPage}
          />
        </>
      )}
    </>
  );
}

interface Props {
  rows: readonly AssignedPair[];
  /** The page of the record in an organisation. */
  pageOf: (invorgId: string) => string;
  isFirstLoad: boolean;
  isLoading: boolean;
}

function OrganisationTable({ rows, pageOf, isFirstLoad, isLoading }: Props) {
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
