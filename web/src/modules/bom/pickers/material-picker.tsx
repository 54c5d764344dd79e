import { material, type MaterialRow } from '@edp/contract/modules/material/material.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../../kernel/text/language.ts';
import { listSource } from '../../../ui/pickers/sources.ts';
import { TablePicker } from '../../../ui/pickers/table/table-picker.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { lastName } from '../../../ui/table/path-column.tsx';
import { useBomText } from '../bom.texts.ts';
import type { ChooserProps } from './chosen.ts';

const source = listSource(material.list);

/** One material; the variants of products are among them. */
export function MaterialPicker({ onChoose, onClose }: ChooserProps) {
  const t = useBomText();
  const columns: Column<MaterialRow>[] = [
    { key: 'itemCode', title: t('code'), width: 140, render: ({ itemCode }) => itemCode },
    { key: 'itemName', title: t('name'), width: 200, grows: true, render: ({ itemName }) => itemName },
    {
      key: 'specificationModel',
      title: t('specification'),
      width: 160,
      render: ({ specificationModel }) => specificationModel,
    },
    { key: 'unit', title: t('unit'), width: 72, render: ({ unitText }) => unitText },
    { key: 'category', title: t('category'), width: 130, render: ({ itemCategoryText }) => lastName(itemCategoryText) },
  ];
  const confirm = ([row]: readonly MaterialRow[]) => {
    if (row)
      onChoose({
        proSpecId: row.id,
        code: row.itemCode,
        name: row.itemName,
        specification: row.specificationModel,
        unitId: row.unitId,
        unitText: row.unitText,
      });
    onClose();
  };
  return (
    <TablePicker
      title={t('chooseMaterial')}
      source={source}
      columns={columns}
      nameOf={({ itemName }) => itemName}
      searchLabel={t('searchMaterials')}
      selection="single"
      emptyMessage={translate('bom.searchedRequired', language())}
      disabledReason={({ enabled }) => (enabled === 0 ? t('isDisabled') : undefined)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
