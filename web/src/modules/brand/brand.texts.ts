import { brandLabels } from '@edp/contract/modules/brand/brand-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useBrandText } = dictionary('brand', {
  title: { ZHS: '品牌管理', ENG: 'Brands' },
  thing: { ZHS: '品牌', ENG: 'brand' },
  code: brandLabels.code,
  name: brandLabels.name,
  picture: brandLabels.picture,
  emptyTitle: { ZHS: '还没有品牌', ENG: 'No brands yet' },
  emptyDetail: { ZHS: '新增第一个品牌后，就可以在商品中选用它。', ENG: 'Add the first brand to use it in products.' },
});
