import type { Text } from '../../kernel/language.ts';

/** What the fields of a user group are called, on the screen and in spreadsheets. */
export const userGroupLabels = {
  name: { ZHS: '用户组名称', ENG: 'Name' },
  memberCount: { ZHS: '成员数', ENG: 'Members' },
  members: { ZHS: '成员账号', ENG: 'Accounts of the members' },
  membersHint: {
    ZHS: '成员的登录账号或姓名，用“；”隔开',
    ENG: 'The accounts or names of the members, separated by “;”',
  },
  updatedTime: { ZHS: '更新时间', ENG: 'Updated at' },
} as const satisfies Record<string, Text>;
