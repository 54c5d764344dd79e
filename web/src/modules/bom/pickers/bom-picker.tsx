import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import { bomRecord } from '@edp/contract/modules/bom/bom-record.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../../kernel/text/language.ts';
import { useFieldLabels } from '../../../ui/noun/defined/definition-text.ts';
import { listSource } from '../../../ui/pickers/sources.ts';
import { TablePicker } from '../../../ui/pickers/table/table-picker.tsx';
import { amountColumn } from '../../../ui/table/columns/value-columns.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { RevisionTag } from '../revision-tag.tsx';
import { useBomText } from '../bom.texts.ts';

const source = listSource(bom.list);

export function BomPicker({ onChoose, onClose }: { onChoose: (bom: Bom) => void; onClose: () => void }) {
  const t = useBomText();
  const label = useFieldLabels(bomRecord);
  const columns: Column<Bom>[] = [
    { key: 'productCode', title: label('productCode'), width: 150, render: ({ productCode }) => productCode },
    {
      key: 'productName',
      title: label('productName'),
      width: 200,
      grows: true,
      render: ({ productName }) => productName,
    },
    { key: 'proSpecName', title: label('proSpecName'), width: 180, render: ({ proSpecName }) => proSpecName },
    { key: 'version', title: label('revision'), width: 108, render: (row) => <RevisionTag of={row} t={t} /> },
    amountColumn('itemCount', label('itemCount'), ({ itemCount }) => itemCount.toLocaleString('en'), { width: 80 }),
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
