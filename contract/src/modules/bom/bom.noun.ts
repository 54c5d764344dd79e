import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const bomNoun = defineNoun({
  name: 'bom',
  table: 'bom',
  title: { ZHS: '产品BOM', ENG: 'Product BOMs' },
  view: 'bom.view',
  edit: 'bom.edit',
  menu: {
    group: 'productCenter',
    code: 'bom',
    name: { ZHS: '产品BOM', ENG: 'Product BOMs' },
    icon: 'bom',
    url: '/sparebom',
    permissions: [
      ...recordPermissions('bom'),
      { code: 'bom.release', name: { ZHS: '发布版本', ENG: 'Release revisions' } },
    ],
  },
  shared: true,
  pictures: true,
  parts: {
    bom_revision: { ZHS: '产品BOM的版本', ENG: 'Revisions of product BOMs' },
    bom_item: { ZHS: '产品BOM的部件', ENG: 'Components of product BOMs' },
  },
  newPage: '/sparebom?new',
  search: { code: 'productCode' },
  changes: { byName: true },
  figure: { filter: 'active' },
  texts: {},
});
