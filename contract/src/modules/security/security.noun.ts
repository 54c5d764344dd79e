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
    'security.weakenAccounts': {
      ZHS: '关闭两步验证或取消对角色的要求，还需要“账号管理 · 重置密码与强制下线”的权限',
      ENG: 'To turn two-factor authentication off or to stop requiring it of a role, you also need the permission “Accounts · Reset passwords and log out”',
    },
    'security.weakenOwnFactor': {
      ZHS: '关闭两步验证或取消对角色的要求之前，请先在“我的账号”中为自己开启两步验证',
      ENG: 'Before you turn two-factor authentication off or stop requiring it of a role, please set it up for yourself under “My account”',
    },
    'security.weakenCode': {
      ZHS: '请输入您自己的动态码或恢复码',
      ENG: 'Please enter a code of your own authenticator or a recovery code',
    },
    'security.rolesWhileOff': {
      ZHS: '两步验证关闭时不能要求角色使用',
      ENG: 'No role can be required to use it while two-factor authentication is off',
    },
  },
});
