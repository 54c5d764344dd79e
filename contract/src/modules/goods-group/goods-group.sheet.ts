import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { creationColumns } from '../../kernel/exchange/standard-columns.ts';
import { goodsGroup } from './goods-group.ts';
import { goodsGroupLabels as label } from './goods-group-labels.ts';

export const goodsGroupSheet = defineSheet({
  noun: 'goodsGroup',
  list: goodsGroup.list,
  save: goodsGroup.save,
  key: 'name',
  columns: [
    { field: 'name', title: label.name, kind: 'text', isWritten: true, isRequired: true },
    { field: 'description', title: label.description, kind: 'text', isWritten: true, isRequired: true },
    { field: 'productCount', title: label.productCount, kind: 'integer' },
    ...creationColumns('createdName'),
    { field: 'updatedTime', title: label.updatedTime, kind: 'time' },
    { field: 'productList', title: label.products, kind: 'text', isWritten: true, hint: label.productsHint },
  ],
});
