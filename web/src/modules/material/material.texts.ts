import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useMaterialText } = dictionaryPart('material', {
  requirement: { ZHS: '资料要求', ENG: 'Required data' },
  load: { ZHS: '加载物料', ENG: 'Load materials' },
  searchLoadable: { ZHS: '按物料编码或名称查找', ENG: 'Find by material code or name' },
  nothingToLoad: {
    ZHS: '当前库存组织已有全部物料，无需加载',
    ENG: 'This inventory organisation has all materials already',
  },
  print: { ZHS: '打印', ENG: 'Print' },
  printTicked: { ZHS: '批量打印', ENG: 'Print selected' },
  deleteDetail: {
    ZHS: '编码 {code}。删除后不能恢复；有库存或已被使用的物料不能删除。',
    ENG: 'Code {code}. This cannot be undone. What is in stock or in use cannot be deleted.',
  },
});
