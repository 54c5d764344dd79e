import { type History, recordHistory, referenceColumn } from '../../kernel/record/history.ts';
import { specificationTable } from './specification-table.ts';

export const specificationHistory: History = {
  ...recordHistory(specificationTable, { category_id: referenceColumn('productTypeId', 'category') }),
  rows: { specification_value: { name: 'specValueList', sortName: 'specValueSort' } },
};
