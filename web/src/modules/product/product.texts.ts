import { productLabels } from '@edp/contract/modules/product/product-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useProductText, text: productText } = dictionary('product', {
  title: { ZHS: '商品管理', ENG: 'Products' },
  thing: { ZHS: '商品', ENG: 'product' },
  code: productLabels.code,
  name: productLabels.name,
  picture: { ZHS: '图片', ENG: 'Picture' },
  category: productLabels.category,
  brand: productLabels.brand,
  priceRange: productLabels.priceRange,
  stock: productLabels.stock,
  shelf: productLabels.shelf,
  onShelf: productLabels.onShelf,
  offShelf: productLabels.offShelf,
  putOnShelf: { ZHS: '上架', ENG: 'Put on shelf' },
  takeOffShelf: { ZHS: '下架', ENG: 'Take off shelf' },
  completeness: { ZHS: '完整度', ENG: 'Complete' },
  complete: { ZHS: '资料完整', ENG: 'Nothing is missing' },
  blocking: { ZHS: '上架前需补充：{items}', ENG: 'Needed for the shelf: {items}' },
  missing: { ZHS: '还可补充：{items}', ENG: 'Also missing: {items}' },
  variantCount: productLabels.variantCount,
  updatedTime: productLabels.updatedTime,
  requirement: { ZHS: '上架要求', ENG: 'Shelf requirements' },
  skus: { ZHS: '规格列表', ENG: 'Variants' },
  load: { ZHS: '加载商品', ENG: 'Load products' },
  searchLoadable: { ZHS: '按商品编码或名称查找', ENG: 'Find by product code or name' },
  nothingToLoad: {
    ZHS: '当前库存组织已有全部商品，无需加载',
    ENG: 'This inventory organisation has all products already',
  },
  putSelectedTitle: { ZHS: '确认上架选中的 {count} 件商品？', ENG: 'Put the {count} selected products on the shelf?' },
  putSelectedDetail: {
    ZHS: '不符合上架要求的不会上架，并逐条说明原因。',
    ENG: 'Those that lack something stay off the shelf, each with the reason.',
  },
  takeSelectedTitle: {
    ZHS: '确认下架选中的 {count} 件商品？',
    ENG: 'Take the {count} selected products off the shelf?',
  },
  takeSelectedDetail: {
    ZHS: '下架后客户看不到这些商品，可以再次上架。',
    ENG: 'Customers will not see them until they are put on the shelf again.',
  },
  deleteDetail: {
    ZHS: '编码 {code}。商品及其全部规格将被删除，不能恢复；已上架、有库存或已被使用的商品不能删除。',
    ENG: 'Code {code}. The product and all its variants will be deleted. This cannot be undone. What is on the shelf, in stock or in use cannot be deleted.',
  },
  emptyTitle: { ZHS: '当前库存组织还没有商品', ENG: 'This inventory organisation has no products yet' },
  emptyDetail: {
    ZHS: '商品是对外展示和销售的产品；可以新增商品，或从主组织加载已有的商品。',
    ENG: 'Products are what customers see and buy. Add a product, or load existing ones from the master organisation.',
  },
});
export type ProductText = ReturnType<typeof useProductText>;
