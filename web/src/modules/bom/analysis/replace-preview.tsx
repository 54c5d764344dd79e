import type { Column } from '../../../ui/table/column.ts';
import { amountColumn } from '../../../ui/table/columns/value-columns.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import { RevisionTag } from '../revision-tag.tsx';
import { useBomText } from '../bom.texts.ts';
import { useWorkbenchText } from '../workbench/bom-workbench.texts.ts';
import styles from './analysis.module.css';
import { useAnalysisText } from './bom-analysis.texts.ts';
import type { OutputOf } from '@edp/contract/kernel/call.ts';
import type { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';

export type Affected = OutputOf<typeof bomAnalysis.replace>['boms'][number];

interface Props {
  boms: readonly Affected[];
  ticked: ReadonlySet<string>;
  onTick: (ids: ReadonlySet<string>) => void;
}

/** The BOMs that would change, and why others stay as they are. */
export function ReplacePreview({ boms, ticked, onTick }: Props) {
  const t = useAnalysisText();
  const bom = useBomText();
  const workbench = useWorkbenchText();
  const ui = useUiText();
  const datesOf = ({ effectiveFrom: from, effectiveTo: to }: Affected) =>
    to ? workbench('effectiveBetween', { from, to }) : from ? workbench('effective', { from }) : t('noDates');
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  };
  const columns: Column<Affected>[] = [
    {
      key: 'choice',
      title: t('chosen'),
      width: 64,
      render: ({ id, productName, message }) => (
        <input
          type="checkbox"
          aria-label={ui('selectRow', { name: productName })}
          checked={ticked.has(id)}
          disabled={message !== ''}
          onChange={() => toggle(id)}
        />
      ),
    },
    { key: 'productCode', title: t('productCode'), width: 140, wraps: true, render: ({ productCode }) => productCode },
    {
      key: 'product',
      title: t('product'),
      width: 180,
      grows: true,
      render: ({ productName, proSpecName }) => [productName, proSpecName].filter(Boolean).join(' '),
    },
    { key: 'version', title: t('version'), width: 108, render: (row) => <RevisionTag of={row} t={bom} /> },
    { key: 'effective', title: t('effective'), width: 150, wraps: true, render: datesOf },
    amountColumn('items', t('items'), ({ items }) => items.toLocaleString('en'), { width: 84 }),
    {
      key: 'result',
      title: t('result'),
      width: 340,
      wraps: true,
      render: ({ message, status }) => message || (status === 'released' ? t('getsDraft') : ''),
    },
  ];
  return (
    <div className={styles.table}>
      <DataTable caption={t('replace')} columns={columns} rows={boms} isFirstLoad={false} isLoading={false} />
    </div>
  );
}
