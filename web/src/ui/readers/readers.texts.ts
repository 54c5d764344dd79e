import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useReadersText } = dictionary('readers', {
  title: { ZHS: '阅读情况', ENG: 'Reading' },
  share: { ZHS: '已读 {read} / {all} 人（{percent}%）', ENG: '{read} of {all} have read it ({percent}%)' },
  shareShort: { ZHS: '{read} / {all}', ENG: '{read} / {all}' },
  all: { ZHS: '全部', ENG: 'All' },
  read: { ZHS: '已读', ENG: 'Read' },
  unread: { ZHS: '未读', ENG: 'Not read' },
  filter: { ZHS: '阅读状态', ENG: 'Who has read it' },
  searchName: { ZHS: '按姓名查找', ENG: 'Find by name' },
  department: { ZHS: '部门', ENG: 'Department' },
  allDepartments: { ZHS: '全部部门', ENG: 'All departments' },
  person: { ZHS: '姓名', ENG: 'Name' },
  time: { ZHS: '阅读时间', ENG: 'Read at' },
  notYet: { ZHS: '未读', ENG: 'Not read' },
  none: { ZHS: '没有符合条件的人', ENG: 'No one matches' },
});
