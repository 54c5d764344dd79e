import type { Text } from '../kernel/language.ts';

export const brandTexts = {
  'brand.codeRequired': { ZHS: '请输入品牌编码', ENG: 'Please enter the brand code' },
  'brand.nameRequired': { ZHS: '请输入品牌名称!', ENG: 'Please enter the brand name!' },
  'brand.sortOrderRequired': { ZHS: '请输入排序号', ENG: 'Please enter the sort order' },
  'brand.codeTaken': { ZHS: '品牌编码已存在，请更换', ENG: 'This brand code is taken. Please choose another' },
  'brand.added': { ZHS: '添加品牌成功!', ENG: 'Brand added!' },
} satisfies Record<string, Text>;
