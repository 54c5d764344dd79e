import type { Text } from '../../kernel/language.ts';

/** What the fields of a department are called, on the screen and in spreadsheets. */
export const organisationLabels = {
  code: { ZHS: '部门编码', ENG: 'Code' },
  name: { ZHS: '部门名称', ENG: 'Name' },
  parent: { ZHS: '上级部门', ENG: 'Parent' },
  head: { ZHS: '负责人', ENG: 'Head' },
  sort: { ZHS: '排序号', ENG: 'Sort order' },
  people: { ZHS: '部门人数', ENG: 'People' },
} as const satisfies Record<string, Text>;
