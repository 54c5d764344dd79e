import { defineRecord } from '../../kernel/record/define-record.ts';
import { measureGroup } from '../material/measure-fields.ts';
import { productFields, productRowFields } from './product-fields.ts';
import { productNoun } from './product.noun.ts';
import { product } from './product.ts';

/** The groups of the form and the record. */
export const productGroups = {
  basics: { title: { ZHS: '基本', ENG: 'Basics' }, fields: ['name', 'code', 'orgId', 'keyword', 'description'] },
  classification: {
    title: { ZHS: '分类品牌', ENG: 'Classification and brand' },
    fields: ['categoryId', 'typeId', 'brandId', 'unitId', 'labelIds', 'groupId'],
  },
  trade: {
    title: { ZHS: '销售', ENG: 'Sales' },
    fields: [
      'minimumOrderQuantity',
      'minimumPacking',
      'suggestedPrice',
      'placeOfOrigin',
      'listingTime',
      'indate',
      'barCode',
    ],
  },
  media: { title: { ZHS: '图片视频', ENG: 'Pictures and videos' }, fields: ['thumbnailUrl', 'picIds'] },
  measures: measureGroup('weight'),
  policy: {
    title: { ZHS: '控制策略', ENG: 'Control' },
    fields: ['showPrice', 'bathEnable', 'serialNumberEnable', 'assetMaterial'],
  },
} as const;

export const productRecord = defineRecord({
  noun: productNoun,
  fields: productFields,
  rowFields: productRowFields,
  calls: { ...product, save: product.create },
  key: 'code',
  taken: 'product.codeTaken',
  filters: ['name', 'code', 'categoryId', 'active'],
  form: [
    ...Object.values(productGroups).flatMap(({ fields }) => fields),
    'productModel',
    'proSpecConfigVoList',
    'specList',
    'graphicDetails',
    'parameter',
    'productDocumentIds',
    'invOrgList',
    'active',
  ],
  groups: productGroups,
  one: { ZHS: '商品', ENG: 'product' },
  empty: {
    title: { ZHS: '当前库存组织还没有商品', ENG: 'This inventory organisation has no products yet' },
    detail: {
      ZHS: '商品是对外展示和销售的产品；可以新增商品，或从主组织加载已有的商品。',
      ENG: 'Products are what customers see and buy. Add a product, or load existing ones from the master organisation.',
    },
  },
});
