import { bomAnalysis, type BomUse } from '@edp/contract/modules/bom/bom-analysis.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { fetchPage } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { quantityText } from '../../../kernel/text/decimal-text.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { amountColumn } from '../../../ui/table/columns/value-columns.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import { RevisionTag } from '../revision-tag.tsx';
import { bomTreePage } from '../bom-row.ts';
import { useBomText } from '../bom.texts.ts';
import styles from './analysis.module.css';
import { useAnalysisText } from './bom-analysis.texts.ts';
import { idsOf, type Subject } from './subject.ts';

/** Every place where a material or product is used, itself or in an assembly, with the way down to it. */
export function WhereUsedDialog({ of, onClose }: { of: Subject; onClose: () => void }) {
  const t = useAnalysisText();
  const bom = useBomText();
  const ui = useUiText();
  const [isDirect, setDirect] = useState(false);
  const [page, setPage] = useState({ pageNo: 1, pageSize: 20 });
  const input = { ...idsOf(of), ...page, ...(isDirect && { direct: 1 as const }) };
  const query = useQuery({
    queryKey: queryKeyOf(bomAnalysis.whereUsed, input),
    queryFn: ({ signal }) => fetchPage(bomAnalysis.whereUsed, input, signal),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  const rows = (query.data?.rows ?? []).map((row) => ({ ...row, item: row.id, id: `${row.id} ${row.path.join('/')}` }));
  const columns: Column<BomUse>[] = [
    { key: 'productCode', title: t('productCode'), width: 150, wraps: true, render: ({ productCode }) => productCode },
    {
      key: 'product',
      title: t('product'),
      width: 210,
      wraps: true,
      render: ({ bomId, productName }) => (
        <Link to={bomTreePage(bomId)} onClick={onClose}>
          {productName}
        </Link>
      ),
    },
    {
      key: 'specification',
      title: t('specification'),
      width: 110,
      wraps: true,
      render: ({ proSpecName }) => proSpecName,
    },
    { key: 'version', title: t('version'), width: 104, render: (row) => <RevisionTag of={row} t={bom} /> },
    { key: 'level', title: t('level'), width: 64, align: 'right', render: ({ level }) => level },
    { key: 'path', title: t('path'), width: 240, grows: true, render: ({ path }) => path.join(' / ') },
    amountColumn('quantity', t('quantity'), ({ quantity, unitText }) => `${quantityText(quantity)} ${unitText}`),
  ];
  return (
    <Modal
      isStacked
      title={t('whereUsedOf', { name: of.name })}
      width={1080}
      footer={<Button onClick={onClose}>{ui('close')}</Button>}
      onClose={onClose}>
      <div className={styles.bar}>
        <Checkbox
          checked={isDirect}
          onChange={(event) => {
            setDirect(event.target.checked);
            setPage({ ...page, pageNo: 1 });
          }}>
          {t('directOnly')}
        </Checkbox>
        <span className={styles.faint}>{t('notUsedDetail')}</span>
      </div>
      {query.error && <ErrorNotice title={toCallError(query.error).message} onRetry={() => void query.refetch()} />}
      {!query.error && query.data?.total === 0 && <Notice title={t('notUsed')} detail={t('notUsedDetail')} />}
      {!query.error && query.data?.total !== 0 && (
        <>
          <div className={styles.table}>
            <DataTable
              caption={t('whereUsed')}
              columns={columns}
              rows={rows}
              isFirstLoad={query.isPending}
              isLoading={query.isFetching}
            />
          </div>
          {query.data && (
            <Pagination
              label={t('whereUsed')}
              total={query.data.total}
              {...page}
              onPageChange={(pageNo, pageSize = page.pageSize) => setPage({ pageNo, pageSize })}
            />
          )}
        </>
      )}
    </Modal>
  );
}
