import type { GroupProduct } from '@edp/contract/modules/goods-group/goods-group.ts';
import type { ReactNode } from 'react';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import { SmallPicture } from '../../ui/media/record-picture.tsx';
import type { Column } from '../../ui/table/column.ts';
import { tagColumnWidth } from '../../ui/table/text-width.ts';
import { priceRangeColumn } from '../../ui/table/columns/value-columns.tsx';
import { useGoodsGroupText } from './goods-group.texts.ts';

/** The columns of products, in a group and in the dialog to choose them from. */
export function useGoodsColumns(
  renderName: (product: GroupProduct) => ReactNode = ({ name }) => name,
): readonly Column<GroupProduct>[] {
  const t = useGoodsGroupText();
  return [
    {
      key: 'picture',
      title: t('picture'),
      width: 68,
      render: ({ thumbnailUrl, name }) => thumbnailUrl && <SmallPicture url={thumbnailUrl} name={name} />,
    },
    { key: 'code', title: t('productCode'), width: 104, wraps: true, render: ({ code }) => code },
    { key: 'name', title: t('productName'), width: 148, grows: true, render: renderName },
    priceRangeColumn(t('price'), { right: 'material.listPricePerUnit' }),
    {
      key: 'active',
      title: t('shelf'),
      width: tagColumnWidth(t('onShelf'), t('offShelf')),
      render: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('onShelf') : t('offShelf')} />,
    },
  ];
}
