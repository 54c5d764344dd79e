import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useGoodsGroupText, text: goodsGroupText } = dictionaryPart('goodsGroup', {
  deleteDetail: {
    ZHS: '该分组中有 {count} 个商品。删除后不能恢复；商品本身不受影响。',
    ENG: 'It has {count} products, which stay as they are. This cannot be undone.',
  },
  deleteEmptyDetail: { ZHS: '该分组中没有商品。删除后不能恢复。', ENG: 'It has no products. This cannot be undone.' },
  deleted: { ZHS: '删除成功!', ENG: 'Deleted!' },
  deleteFailed: { ZHS: '删除失败!', ENG: 'Could not be deleted!' },
  picture: { ZHS: '图片', ENG: 'Picture' },
  productCode: { ZHS: '商品编码', ENG: 'Product code' },
  productName: { ZHS: '商品名称', ENG: 'Product name' },
  price: { ZHS: '价格', ENG: 'Price' },
  shelf: { ZHS: '状态', ENG: 'Status' },
  onShelf: { ZHS: '上架', ENG: 'On the shelf' },
  offShelf: { ZHS: '下架', ENG: 'Off the shelf' },
  searchGoods: { ZHS: '按商品名称查找', ENG: 'Find by product name' },
  addGoods: { ZHS: '添加商品', ENG: 'Add products' },
  chooseGoods: { ZHS: '选择商品', ENG: 'Choose products' },
  searchProducts: { ZHS: '按商品名称或编码查找', ENG: 'Find by product name or code' },
  noProducts: {
    ZHS: '还没有商品，请先在商品管理中新增',
    ENG: 'There are no products yet. Add them under Products first',
  },
  isAdded: { ZHS: '已添加', ENG: 'Added' },
  noGoods: { ZHS: '分组中还没有商品', ENG: 'The group has no products yet' },
  noGoodsDetail: {
    ZHS: '编辑分组，添加要一起展示的商品。',
    ENG: 'Edit the group and add the products to show together.',
  },
  addGoodsDetail: {
    ZHS: '点击“添加商品”，可以跨页选择多个。',
    ENG: 'Click “Add products” to choose any number of them.',
  },
  nothingFound: { ZHS: '没有找到，换个词试试', ENG: 'Nothing found. Try another word' },
  remove: { ZHS: '移除', ENG: 'Remove' },
  removeTitle: { ZHS: '确认从分组中移除商品“{name}”？', ENG: 'Remove the product “{name}” from the group?' },
  removeDetail: {
    ZHS: '商品编码 {code}。只从分组中移除，商品本身不受影响。',
    ENG: 'Product code {code}. The product itself stays as it is.',
  },
});
export type GoodsGroupText = typeof goodsGroupText;
