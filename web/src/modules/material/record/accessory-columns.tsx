import type { Accessory } from '@edp/contract/modules/material/material.ts';
import type { ReactNode } from 'react';
import type { Column } from '../../../ui/table/column.ts';
import { useMaterialRecordText } from './material-record.texts.ts';

const pathOf = (names: string) => names.replaceAll(',', ' / ');

/** The columns of accessories, and of the materials to choose them from. */
export function useAccessoryColumns(
  renderName: (accessory: Accessory) => ReactNode = ({ itemName }) => itemName,
): readonly Column<Accessory>[] {
  const t = useMaterialRecordText();
  return [
    { key: 'itemCode', title: t('itemCode'), width: 150, render: ({ itemCode }) => itemCode },
    { key: 'itemName', title: t('itemName'), width: 220, grows: true, render: renderName },
    {
      key: 'itemCategoryName',
      title: t('category'),
      width: 260,
      render: ({ itemCategoryName }) => pathOf(itemCategoryName),
    },
    { key: 'itemType', title: t('type'), width: 180, render: ({ itemType }) => pathOf(itemType) },
  ];
}
