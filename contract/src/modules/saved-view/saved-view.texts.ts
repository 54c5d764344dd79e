import type { Text } from '../../kernel/language.ts';

export const savedViewTexts = {
  'savedView.nameRequired': { ZHS: '请输入视图名称', ENG: 'Please enter the name of the view' },
  'savedView.nameTaken': {
    ZHS: '您在该列表中已有同名视图，请更换名称',
    ENG: 'You already have a view of this name in this list. Please choose another name',
  },
  'savedView.tooMany': {
    ZHS: '每个列表最多保存{max}个视图，请先删除不用的视图',
    ENG: 'At most {max} views of a list can be saved. Please delete one first',
  },
  'savedView.tooLarge': {
    ZHS: '筛选条件过多，无法保存为视图',
    ENG: 'There are too many filters to save them as a view',
  },
  'savedView.notOwner': { ZHS: '只有创建人可以修改或删除该视图', ENG: 'Only its owner can change or delete this view' },
  'savedView.roleUnknown': {
    ZHS: '所选的角色不存在，请重新选择',
    ENG: 'One of the roles does not exist. Please choose again',
  },
} satisfies Record<string, Text>;
