import { type History, linksTo, recordHistory, referenceColumn, textColumn } from '../../kernel/record/history.ts';
import { materialTable } from './material-table.ts';

export const materialHistory: History = {
  ...recordHistory(materialTable, {
    category_id: referenceColumn('itemCategoryId', 'category'),
    type_id: referenceColumn('itemTypeId', 'category'),
    product_category_id: referenceColumn('proCategoryId', 'category'),
    quantity: textColumn('storageNum'),
  }),
  links: {
    material_accessory: linksTo('productionOptions', 'accessory_id', 'material'),
    material_assignment: linksTo('invOrgList', 'inventory_organisation_id', 'inventory_organisation'),
  },
  remark: 'materialDescription',
};
