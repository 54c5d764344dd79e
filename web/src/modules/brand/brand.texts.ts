import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useBrandText } = dictionary('brand', {
  title: { ZHS: '品牌管理', ENG: 'Brands' },
  thing: { ZHS: '品牌', ENG: 'brand' },
  code: { ZHS: '品牌编码', ENG: 'Brand code' },
  name: { ZHS: '品牌名称', ENG: 'Brand name' },
  picture: { ZHS: '品牌图片', ENG: 'Picture' },
  emptyTitle: { ZHS: '还没有品牌', ENG: 'No brands yet' },
  emptyDetail: { ZHS: '新增第一个品牌后，就可以在商品中选用它。', ENG: 'Add the first brand to use it in products.' },
});
