import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useUserGroupText } = dictionaryPart('userGroup', {
  count: { ZHS: '{count} 人', ENG: '{count}' },
  chooseMembers: { ZHS: '选择成员', ENG: 'Choose members' },
  deleteDetail: {
    ZHS: '删除后不能恢复；共享规则中使用的用户组不能删除。',
    ENG: 'This cannot be undone. A group that a sharing rule names cannot be deleted.',
  },
});
