import type { Text } from '../kernel/language.ts';

export const categorySetTexts = {
  'categorySet.codeRequired': { ZHS: '请输入分类集编码', ENG: 'Please enter the set code' },
  'categorySet.nameRequired': { ZHS: '请输入分类集名称', ENG: 'Please enter the set name' },
  'categorySet.codeTaken': { ZHS: '分类集编码已存在，请更换', ENG: 'This set code is taken. Please choose another' },
  'categorySet.sourceRequired': { ZHS: '请选择来源分类集', ENG: 'Please select the source set' },
  'categorySet.sourceGone': { ZHS: '来源分类集不存在或已被删除', ENG: 'The source set does not exist or has been deleted' },
} satisfies Record<string, Text>;
