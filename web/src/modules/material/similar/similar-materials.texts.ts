import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useSimilarText } = dictionary('similarMaterials', {
  title: { ZHS: '可能已有的物料', ENG: 'It may exist already' },
  sameCode: { ZHS: '编码相同', ENG: 'Same code' },
  sameName: { ZHS: '名称相同', ENG: 'Same name' },
  alike: { ZHS: '相近', ENG: 'Similar' },
  failed: { ZHS: '暂时无法检查相似物料', ENG: 'Similar materials could not be checked' },
  notAssigned: {
    ZHS: '未分配给当前库存组织，可在列表中加载',
    ENG: 'Not in the current inventory organisation; it can be loaded from the list',
  },
});
