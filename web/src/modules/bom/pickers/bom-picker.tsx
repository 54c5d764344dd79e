import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../../kernel/text/language.ts';
import { listSource } from '../../../ui/pickers/sources.ts';
import { TablePicker } from '../../../ui/pickers/table/table-picker.tsx';
import { amountColumn } from '../../../ui/table/columns/value-columns.ts';
import type { Column } from '../../../ui/table/column.ts';
import { RevisionTag } from '../bom-columns.tsx';
import { useBomText } from '../bom.texts.ts';

const source = listSource(bom.list);

export function BomPicker({ onChoose, onClose }: { onChoose: (bom: Bom) => void; onClose: () => void }) {
  const t = useBomText();
  const columns: Column<Bom>[] = [
    { key: 'productCode', title: t('productCode'), width: 150, render: ({ productCode }) => productCode },
    { key: 'productName', title: t('productName'), width: 200, grows: true, render: ({ productName }) => productName },
    { key: 'proSpecName', title: t('specification'), width: 180, render: ({ proSpecName }) => proSpecName },
    { key: 'version', title: t('version'), width: 108, render: (row) => <RevisionTag of={row} t={t} /> },
    amountColumn('itemCount', t('itemCount'), ({ itemCount }) => itemCount.toLocaleString('en'), { width: 80 }),
  ];
  const confirm = ([row]: readonly Bom[]) => {
    if (row) onChoose(row);
    onClose();
  };
  return (
    <TablePicker
      title={t('chooseBom')}
      source={source}
      columns={columns}
      nameOf={({ productName }) => productName}
      searchLabel={t('sourceBomPlaceholder')}
      selection="single"
      emptyMessage={translate('bom.sourceRequired', language())}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
