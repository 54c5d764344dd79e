import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useSimilarText } = dictionary('similarMaterials', {
  title: { ZHS: '可能已有的物料', ENG: 'It may exist already' },
  count: { ZHS: '{count} 个相似物料', ENG: '{count} similar' },
  all: { ZHS: '查看全部', ENG: 'Show all' },
  sameCode: { ZHS: '编码相同', ENG: 'Same code' },
  sameName: { ZHS: '名称相同', ENG: 'Same name' },
  alike: { ZHS: '相近', ENG: 'Similar' },
  failed: { ZHS: '暂时无法检查相似物料', ENG: 'Similar materials could not be checked' },
});
