import type { Text } from '../../kernel/language.ts';

/** What the fields of a sharing rule are called, on the screen and in spreadsheets. */
export const sharingLabels = {
  id: { ZHS: '编号', ENG: 'ID' },
  name: { ZHS: '规则名称', ENG: 'Rule name' },
  type: { ZHS: '共享数据类型', ENG: 'Shared data type' },
  source: { ZHS: '共享来源', ENG: 'Sharing source' },
  target: { ZHS: '共享对象', ENG: 'Sharing target' },
  power: { ZHS: '共享权限', ENG: 'Permission' },
} as const satisfies Record<string, Text>;
