import type { Text } from '../../kernel/language.ts';

/** What the fields of an inventory organisation are called, on the screen and in spreadsheets. */
export const inventoryOrganisationLabels = {
  code: { ZHS: '编码', ENG: 'Code' },
  name: { ZHS: '库存组织名称', ENG: 'Name' },
  unit: { ZHS: '业务单元', ENG: 'Unit organisation' },
  master: { ZHS: '主组织', ENG: 'Master' },
  roles: { ZHS: '可使用的角色', ENG: 'Roles' },
  updatedTime: { ZHS: '更新时间', ENG: 'Updated at' },
} as const satisfies Record<string, Text>;
