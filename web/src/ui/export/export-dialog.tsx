import {
  exchange,
  type ExportFormat,
  exportFormats,
  mostExportedAtOnce,
} from '@edp/contract/modules/exchange/exchange.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import type { List } from '../../kernel/data/use-list.ts';
import type { Selection } from '../../kernel/data/use-selection.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { Modal } from '../dialog/modal.tsx';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { useUiText } from '../ui.texts.ts';
import type { Column } from '../table/column.ts';
import { partsOf } from '../table/columns/lead-column.ts';
import { useTableLayout } from '../table/columns/use-table-layout.ts';
import { ColumnChoice } from './column-choice.tsx';
import { inTableOrder, shownFields } from './export-columns.ts';
import styles from './export.module.css';
import { useExportText } from './export.texts.ts';
import { startExport } from './start-export.ts';

export interface ExportProps {
  title: string;
  list: Pick<List<unknown>, 'name' | 'allFilters' | 'sort' | 'count'>;
  columns: readonly Column<never>[];
  selection: Pick<Selection<{ id: string }>, 'rows' | 'isAll'> | undefined;
  onClose: () => void;
}

const stamp = () => new Date().toLocaleString('sv-SE').replaceAll(/\D/g, '');

/** Chooses which rows and columns are exported, and as what. */
export function ExportDialog({ title, list, columns, selection, onClose }: ExportProps) {
  const t = useExportText();
  const ui = useUiText();
  const ticked = selection && !selection.isAll ? selection.rows : [];
  const [isTicked, setTicked] = useState(ticked.length > 0);
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [chosen, setChosen] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  const input = { noun: list.name };
  const query = useQuery({
    queryKey: queryKeyOf(exchange.columns, input),
    queryFn: () => fetchData(exchange.columns, input),
    meta: { showsOwnError: true },
  });
  const layout = useTableLayout(list.name, columns).columns.flatMap(({ key, ...state }) =>
    // In a file the code comes first, as in the template of an import.
    partsOf(columns.find((column) => column.key === key)!)
      .map((part) => ({ ...state, key: part.key }))
      .toReversed(),
  );
  const offered = inTableOrder(query.data ?? [], layout);
  const shown = shownFields(offered, layout);
  const fields = chosen ?? shown;

  const { total, approximate } = list.count;
  const isJob = (isTicked ? ticked.length : total) > mostExportedAtOnce;
  const run = async () => {
    setBusy(true);
    const rows = isTicked ? { ids: ticked.map(({ id }) => id) } : {};
    // In the order of the table, whatever order they were ticked in.
    const exportInput = {
      noun: list.name,
      format,
      columns: offered.map(({ field }) => field).filter((field) => fields.includes(field)),
      filters: list.allFilters,
      sort: list.sort,
      ...rows,
    };
    if (await startExport(exportInput, `${title}-${stamp()}.${format}`, isJob)) onClose();
    else setBusy(false);
  };
  const footer = [
    <Button key="cancel" onClick={onClose}>
      {ui('cancel')}
    </Button>,
    <Button key="export" type="primary" loading={isBusy} disabled={fields.length === 0} onClick={() => void run()}>
      {t('export')}
    </Button>,
  ];
  const ranges = [
    { value: false, label: t(approximate ? 'aboutAllRows' : 'allRows', { count: total.toLocaleString('en') }) },
    ...(ticked.length > 0
      ? [{ value: true, label: t('tickedRows', { count: ticked.length.toLocaleString('en') }) }]
      : []),
  ];
  return (
    <Modal title={t('titleOf', { list: title })} width={640} footer={footer} onClose={onClose}>
      <div className={styles.parts}>
        <h3 className={styles.heading}>{t('rows')}</h3>
        <Radio.Group
          className={styles.choices}
          aria-label={t('rows')}
          value={isTicked}
          onChange={(event) => setTicked(event.target.value as boolean)}
          options={ranges}
        />
        <h3 className={styles.heading}>{t('format')}</h3>
        <Radio.Group
          className={styles.choices}
          aria-label={t('format')}
          value={format}
          onChange={(event) => setFormat(event.target.value as ExportFormat)}
          options={exportFormats.map((value) => ({ value, label: t(value) }))}
        />
        <h3 className={styles.heading}>{t('columns')}</h3>
        {query.error ? (
          <ErrorNotice title={t('failed')} onRetry={() => void query.refetch()} />
        ) : (
          <ColumnChoice offered={offered} shown={shown} chosen={fields} onChange={setChosen} />
        )}
      </div>
      {isJob && <p className={styles.hint}>{t('byJob', { most: mostExportedAtOnce.toLocaleString('en') })}</p>}
    </Modal>
  );
}
