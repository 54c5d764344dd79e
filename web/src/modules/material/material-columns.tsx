import type { NounText } from '../../ui/noun/noun.texts.ts';
import { createdTimeColumn, creatorColumn, enabledColumn, hidden } from '../../ui/noun/standard-columns.tsx';
import { PictureOrIcon } from '../../ui/media/record-picture.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Faintly } from '../../ui/table/faintly.tsx';
import { pathColumn } from '../../ui/table/path-column.tsx';
import { stockColumn } from '../../ui/table/stock-column.tsx';
import { textColumnWidth } from '../../ui/table/text-width.ts';
import { priceColumn, timeColumn } from '../../ui/table/columns/value-columns.ts';
import type { MaterialRow } from './material-row.ts';
import type { MaterialText } from './material.texts.ts';

type TextField = 'specificationModel' | 'specification' | 'texture' | 'drawingNumber';

/** Together about 2000 pixels wide, as the specification asks; what is looked for most is visible without scrolling. */
export const materialColumns = (t: MaterialText, noun: NounText): Column<MaterialRow>[] => {
  const textColumn = (field: TextField, width: number): Column<MaterialRow> => ({
    key: field,
    title: t(field),
    width,
    wraps: true,
    sort: field,
    render: (row) => row[field],
  });
  return [
    {
      key: 'itemCode',
      title: t('code'),
      width: 124,
      wraps: true,
      sort: 'itemCode',
      render: ({ itemCode }) => itemCode,
    },
    {
      key: 'picture',
      title: t('picture'),
      width: 68,
      render: ({ thumbnailUrl, itemName }) => <PictureOrIcon url={thumbnailUrl} name={itemName} icon="material" />,
    },
    {
      key: 'itemName',
      title: t('name'),
      width: 176,
      grows: true,
      sort: 'itemName',
      render: ({ itemName }) => itemName,
    },
    pathColumn('category', t('category'), 112, ({ itemCategoryText }) => itemCategoryText),
    textColumn('specificationModel', 132),
    { key: 'unit', title: t('unit'), width: 80, render: ({ unitText }) => unitText },
    priceColumn('marketPrice', t('marketPrice')),
    stockColumn(t('stock')),
    enabledColumn(noun, 'enabled', ({ enabled }) => enabled === 1),
    priceColumn('listPricePerUnit', t('listPrice')),
    textColumn('specification', 152),
    textColumn('texture', 136),
    textColumn('drawingNumber', 120),
    pathColumn('type', t('type'), 104, ({ itemTypeText }) => itemTypeText),
    controlColumn('isLotControl', t('lotControl'), [t('notControlled'), t('byLot')]),
    controlColumn('isSerialNumberControl', t('serialControl'), [t('notControlled'), t('bySerial')]),
    hidden(controlColumn('isInventoryAsset', t('asset'), [t('isNoAsset'), t('isAsset')])),
    hidden<MaterialRow>(creatorColumn(noun, 'createName')),
    createdTimeColumn(noun),
    timeColumn('updatedTime', t('updatedTime')),
  ];
};

/** A switch as a word; off stands back. */
const controlColumn = (
  key: 'isLotControl' | 'isSerialNumberControl' | 'isInventoryAsset',
  title: string,
  words: readonly [off: string, on: string],
): Column<MaterialRow> => ({
  key,
  title,
  width: textColumnWidth(title, ...words),
  sort: key,
  render: (row) => <Faintly if={row[key] === 0}>{words[row[key]]}</Faintly>,
});
