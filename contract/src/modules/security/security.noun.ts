import { defineNoun } from '../../kernel/record/noun.ts';

export const securityNoun = defineNoun({
  name: 'security',
  table: 'security_setting',
  title: { ZHS: '安全设置', ENG: 'Security' },
  nameColumn: 'two_factor',
  view: 'security.edit',
  edit: 'security.edit',
  menu: {
    group: 'system',
    code: 'security',
    name: { ZHS: '安全设置', ENG: 'Security' },
    icon: 'lock',
    url: '/security',
    permissions: [{ code: 'security.edit', name: { ZHS: '查看与修改', ENG: 'View and change' } }],
  },
  parts: { two_factor_role: { ZHS: '安全设置', ENG: 'Security' } },
  texts: {
    'security.saved': { ZHS: '安全设置已保存', ENG: 'Security settings saved' },
    'security.address': {
      ZHS: '“{address}”不是 IP 地址或 CIDR 网段',
      ENG: '“{address}” is neither an IP address nor a CIDR range',
    },
    'security.lockedOut': {
      ZHS: '名单不包含您当前的地址 {address}，保存后您将无法使用，请先加入',
      ENG: 'The list does not include your own address {address}. You would be locked out, so please add it',
    },
    'security.tooLong': {
      ZHS: '不能超过系统允许的 {days} 天',
      ENG: 'Not more than the {days} days that the installation allows',
    },
    'security.roleUnknown': {
      ZHS: '所选角色不存在，请重新选择',
      ENG: 'A selected role does not exist. Please select again',
    },
    'security.rolesWhileOff': {
      ZHS: '两步验证关闭时不能要求角色使用',
      ENG: 'No role can be required to use it while two-factor authentication is off',
    },
  },
});
