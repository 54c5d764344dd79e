import { variantsOfProduct } from '@edp/contract/modules/product/variant-name.ts';
import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useProductText, text: productText } = dictionaryPart('product', {
  putOnShelf: { ZHS: '上架', ENG: 'Put on shelf' },
  takeOffShelf: { ZHS: '下架', ENG: 'Take off shelf' },
  complete: { ZHS: '资料完整', ENG: 'Nothing is missing' },
  blocking: { ZHS: '上架前需补充：{items}', ENG: 'Needed for the shelf: {items}' },
  missing: { ZHS: '还可补充：{items}', ENG: 'Also missing: {items}' },
  incomplete: { ZHS: '资料', ENG: 'Completeness' },
  incomplete_own: { ZHS: '缺资料，我负责的类别', ENG: 'Incomplete, in my categories' },
  incomplete_all: { ZHS: '缺资料，全部', ENG: 'Incomplete, all' },
  requirement: { ZHS: '上架要求', ENG: 'Shelf requirements' },
  skus: variantsOfProduct,
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
});
