import { type History, linksTo, numberColumn, recordHistory, referenceColumn } from '../../kernel/record/history.ts';
import { productTable } from './product-table.ts';
import { variantHistory } from './variants/variant-history.ts';

export const productHistory: History = {
  ...recordHistory(productTable, {
    category_id: referenceColumn('categoryId', 'category'),
    type_id: referenceColumn('typeId', 'category'),
    variant_count: numberColumn('variantCount'),
  }),
  links: {
    product_label: linksTo('labelIds', 'label_id', 'label'),
    product_value: linksTo('proSpecConfigVoList', 'specification_value_id', 'specification_value'),
    product_assignment: linksTo('invOrgList', 'inventory_organisation_id', 'inventory_organisation'),
  },
  parts: variantHistory,
};
