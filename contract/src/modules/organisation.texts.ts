import type { Text } from '../kernel/language.ts';

export const organisationTexts = {
  'organisation.codeRequired': { ZHS: '请输入组织编码', ENG: 'Please enter the organisation code' },
  'organisation.codeTaken': { ZHS: '组织编码已存在，请更换', ENG: 'This organisation code is taken. Please choose another' },
  'organisation.nameRequired': { ZHS: '请输入组织名称', ENG: 'Please enter the organisation name' },
  'organisation.parentUnknown': { ZHS: '上级组织不存在，请重新选择', ENG: 'The parent organisation does not exist. Please choose another' },
  'organisation.cycle': { ZHS: '上级组织不能是自己或自己的下级', ENG: 'An organisation cannot be below itself' },
  'organisation.notYours': {
    ZHS: '只能移动您所在组织的下级组织，请联系管理员操作',
    ENG: 'You can only move organisations below your own. Please ask an administrator',
  },
} satisfies Record<string, Text>;
