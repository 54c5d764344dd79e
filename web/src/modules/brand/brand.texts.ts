import { brandLabels } from '@edp/contract/modules/brand/brand-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useBrandText } = dictionary('brand', {
  title: { ZHS: '品牌管理', ENG: 'Brands' },
  thing: { ZHS: '品牌', ENG: 'brand' },
  code: brandLabels.code,
  name: brandLabels.name,
  picture: brandLabels.picture,
  emptyTitle: { ZHS: '还没有品牌', ENG: 'No brands yet' },
  emptyDetail: {
    ZHS: '品牌标明商品由谁出品，新增或导入后就可以在商品中选用。',
    ENG: 'A brand says who makes a product. Add or import brands to choose them in products.',
  },
});
