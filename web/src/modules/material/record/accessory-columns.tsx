import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import type { Accessory } from '@edp/contract/modules/material/material-parts.ts';
import type { ReactNode } from 'react';
import { useFieldLabels } from '../../../ui/noun/defined/definition-text.ts';
import type { Column } from '../../../ui/table/column.ts';

const pathOf = (names: string) => names.replaceAll(',', ' / ');

/** The columns of accessories, and of the materials to choose them from. */
export function useAccessoryColumns(
  renderName: (accessory: Accessory) => ReactNode = ({ itemName }) => itemName,
): readonly Column<Accessory>[] {
  const label = useFieldLabels(materialRecord);
  return [
    { key: 'itemCode', title: label('itemCode'), width: 150, render: ({ itemCode }) => itemCode },
    { key: 'itemName', title: label('itemName'), width: 220, grows: true, render: renderName },
    {
      key: 'itemCategoryName',
      title: label('itemCategoryId'),
      width: 260,
      render: ({ itemCategoryName }) => pathOf(itemCategoryName),
    },
    { key: 'itemType', title: label('itemTypeId'), width: 180, render: ({ itemType }) => pathOf(itemType) },
  ];
}
