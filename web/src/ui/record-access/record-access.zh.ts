export const recordAccessZh = {
  open: '共享范围',
  title: '共享范围：{name}',
  explain: '以下人员可以看到这条记录。有多个原因时，以其中最高的权限为准；角色没有编辑权限的人只能查看。',
  search: '按姓名查找',
  person: '姓名',
  organisation: '所属组织',
  power: '权限',
  reasons: '原因',
  reasonWithPower: '{reason}（{power}）',
  nobody: '没有找到，换个姓名试试',
  everybody: '所有同事都可以看到这条记录',
  everybodyDetail: '输入姓名，可查看某个人的权限和原因。',
} as const;
