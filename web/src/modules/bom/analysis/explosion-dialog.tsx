import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { NumberInput } from '../../../ui/inputs/number-input.tsx';
import { TabPanels } from '../../../ui/layout/tab-panels.tsx';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import type { Column } from '../../../ui/table/column.ts';
import { amountColumn } from '../../../ui/table/columns/value-columns.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { textColumnWidth } from '../../../ui/table/text-width.ts';
import { useUiText } from '../../../ui/ui.texts.ts';
import { quantityText } from '../../../kernel/text/decimal-text.ts';
import { formatMoney } from '../workbench/format-money.ts';
import styles from './analysis.module.css';
import { type AnalysisText, useAnalysisText } from './bom-analysis.texts.ts';
import { lineRows, sumRows, type LineRow, type SumRow } from './explosion-rows.ts';

interface Props {
  of: { id: string; name: string; revision: number };
  onClose: () => void;
}

/** What a number of products needs, level by level and as sums. */
export function ExplosionDialog({ of: { id, name, revision }, onClose }: Props) {
  const t = useAnalysisText();
  const ui = useUiText();
  const [tab, setTab] = useState<string>();
  const [quantity, setQuantity] = useState('1');
  const input = { id, revision, quantity: useDebounced(quantity) || '1' };
  const options = { gcTime: 0, structuralSharing: false, retry: false, meta: { showsOwnError: true } };
  const lines = useQuery({
    queryKey: queryKeyOf(bomAnalysis.explode, input),
    queryFn: async ({ signal }) => lineRows(await fetchData(bomAnalysis.explode, input, signal)),
    ...options,
  });
  const sums = useQuery({
    queryKey: queryKeyOf(bomAnalysis.sums, input),
    queryFn: async ({ signal }) => sumRows(await fetchData(bomAnalysis.sums, input, signal)),
    ...options,
  });
  const error = lines.error ?? sums.error;
  const panels = [
    {
      key: 'lines',
      title: t('lines'),
      content: <Lines rows={lines.data?.rows} isTruncated={lines.data?.isTruncated === true} />,
    },
    {
      key: 'sums',
      title: t('sums'),
      content: (
        <div className={styles.table}>
          <DataTable
            caption={t('sums')}
            columns={sumColumns(t)}
            rows={sums.data ?? []}
            isFirstLoad={sums.isPending}
            isLoading={sums.isFetching}
          />
        </div>
      ),
    },
  ];
  return (
    <Modal
      isStacked
      title={t('explodeOf', { name, revision })}
      width={1080}
      footer={<Button onClick={onClose}>{ui('close')}</Button>}
      onClose={onClose}>
      <div className={styles.bar}>
        <span>{t('howMany')}</span>
        <div className={styles.number}>
          <NumberInput
            isDecimal
            aria-label={t('howMany')}
            aria-invalid={error !== null}
            value={quantity}
            onChange={(value) => setQuantity(String(value ?? ''))}
          />
        </div>
      </div>
      {error ? (
        <ErrorNotice
          title={toCallError(error).message}
          onRetry={() => void Promise.all([lines.refetch(), sums.refetch()])}
        />
      ) : (
        <TabPanels label={t('explode')} panels={panels} chosen={tab} onChoose={setTab} />
      )}
    </Modal>
  );
}

function Lines({ rows, isTruncated }: { rows: readonly LineRow[] | undefined; isTruncated: boolean }) {
  const t = useAnalysisText();
  return (
    <>
      {isTruncated && <p className={styles.warning}>{t('truncated')}</p>}
      <div className={styles.table}>
        <DataTable
          caption={t('lines')}
          columns={lineColumns(t, rows ?? [])}
          rows={rows ?? []}
          isFirstLoad={rows === undefined}
          isLoading={rows === undefined}
        />
      </div>
    </>
  );
}

const itemColumns = (t: AnalysisText): Column<LineRow | SumRow>[] => [
  { key: 'code', title: t('code'), width: 140, wraps: true, render: ({ itemCode }) => itemCode },
  { key: 'name', title: t('name'), width: 200, grows: true, render: ({ productName }) => productName },
  {
    key: 'specification',
    title: t('specification'),
    width: 130,
    wraps: true,
    render: ({ proSpecName }) => proSpecName,
  },
];
const totalColumns = (t: AnalysisText): Column<LineRow | SumRow>[] => [
  amountColumn('total', t('total'), ({ total }) => quantityText(total)),
  { key: 'unit', title: t('unit'), width: 64, wraps: true, render: ({ unitText }) => unitText },
];

const indent = 12;

const lineColumns = (t: AnalysisText, rows: readonly LineRow[]): Column<LineRow>[] => [
  {
    key: 'level',
    title: t('level'),
    width: textColumnWidth('88') + indent * rows.reduce((most, { level }) => Math.max(most, level), 5),
    render: ({ level }) => <span style={{ paddingLeft: (level - 1) * indent }}>{level}</span>,
  },
  ...itemColumns(t),
  amountColumn('each', t('each'), ({ quantity }) => quantityText(quantity)),
  amountColumn('scrap', t('scrap'), ({ scrapRate }) => (scrapRate === '0' ? '–' : `${scrapRate}%`), {
    width: textColumnWidth('88.88%'),
  }),
  ...totalColumns(t),
];

const sumColumns = (t: AnalysisText): Column<SumRow>[] => [
  ...itemColumns(t),
  ...totalColumns(t),
  amountColumn('price', t('price'), ({ marketPrice }) => (marketPrice === '' ? '–' : formatMoney(marketPrice)), {
    right: 'material.marketPrice',
  }),
  amountColumn(
    'cost',
    t('cost'),
    ({ cost, isUnconverted }) => (isUnconverted ? t('unconverted') : cost === '' ? '–' : formatMoney(cost)),
    { right: 'material.marketPrice', width: textColumnWidth('8,888,888.88', t('unconverted')) },
  ),
];
