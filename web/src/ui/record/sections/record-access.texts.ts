import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useRecordPeopleText } = dictionary('recordAccess', {
  title: { ZHS: '共享范围', ENG: 'Who can see' },
  explain: {
    ZHS: '以下人员可以看到这条记录。有多个原因时，以其中最高的权限为准；角色没有编辑权限的人只能查看。',
    ENG: 'These people see this record. Of several reasons the strongest counts; people whose role does not edit may only look.',
  },
  reasons: { ZHS: '可以看到的原因', ENG: 'Why people see it' },
  reason: { ZHS: '原因', ENG: 'Reason' },
  canSee: { ZHS: '可以看到', ENG: 'Can see it' },
  canEdit: { ZHS: '可以编辑', ENG: 'Can edit it' },
  showPeople: { ZHS: '查看人员', ENG: 'Show the people' },
  search: { ZHS: '按姓名查找', ENG: 'Find by name' },
  people: { ZHS: '可以看到的人', ENG: 'People who can see it' },
  reasonWithPower: { ZHS: '{reason}（{power}）', ENG: '{reason} ({power})' },
  reasonSeparator: { ZHS: '；', ENG: '; ' },
  notFound: { ZHS: '没有找到，换个姓名试试', ENG: 'No people found. Try another name' },
  everybody: { ZHS: '所有同事都可以看到这条记录', ENG: 'All colleagues can see this record' },
  everybodyDetail: {
    ZHS: '输入姓名，可查看某个人的权限和原因。',
    ENG: 'Type a name to see what that person may do, and why.',
  },
});
