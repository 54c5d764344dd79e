import { userGroupLabels } from '@edp/contract/modules/user-group/user-group-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useUserGroupText } = dictionary('userGroup', {
  title: { ZHS: '用户组', ENG: 'User groups' },
  thing: { ZHS: '用户组', ENG: 'user group' },
  name: userGroupLabels.name,
  members: { ZHS: '成员', ENG: 'Members' },
  memberCount: userGroupLabels.memberCount,
  count: { ZHS: '{count} 人', ENG: '{count}' },
  chooseMembers: { ZHS: '选择成员', ENG: 'Choose members' },
  membersHint: {
    ZHS: '共享规则中选择该用户组，即对全体成员生效',
    ENG: 'A sharing rule that names the group applies to all its members',
  },
  remark: { ZHS: '备注', ENG: 'Remarks' },
  updatedTime: userGroupLabels.updatedTime,
  deleteDetail: {
    ZHS: '删除后不能恢复；共享规则中使用的用户组不能删除。',
    ENG: 'This cannot be undone. A group that a sharing rule names cannot be deleted.',
  },
  emptyTitle: { ZHS: '还没有用户组', ENG: 'No user groups yet' },
  emptyDetail: {
    ZHS: '把不同部门的人放在一个用户组中，就可以在共享规则里一起选择。',
    ENG: 'Put people of several departments into a group, and sharing rules can name them together.',
  },
});
