import type { Text } from '../language.ts';

/** What can be wrong with a place in a tree, whatever the tree holds. */
export const treeTexts = {
  'tree.cycle': { ZHS: '不能移动到自身或自己的下级', ENG: 'A node cannot be moved into itself or below itself' },
  'tree.parentGone': {
    ZHS: '上级已被他人删除，请重新选择位置',
    ENG: 'The parent has been deleted by someone else. Please choose another place',
  },
  'tree.placeGone': {
    ZHS: '目标位置已被他人改动，请重新选择位置',
    ENG: 'Someone else has changed that place. Please choose it again',
  },
  'tree.tooDeep': { ZHS: '最多{max}级，不能放在这里', ENG: 'At most {max} levels: it cannot be placed here' },
  'tree.grown': {
    ZHS: '其下级已被他人改动（现有{count}个），请重新确认',
    ENG: 'Someone else has changed what is below it ({count} now). Please confirm again',
  },
  'set.isSystem': {
    ZHS: '系统预置的数据不能修改、停用或删除',
    ENG: 'What came with the system cannot be changed, disabled or deleted',
  },
} satisfies Record<string, Text>;
