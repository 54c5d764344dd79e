import type { Text } from '../../kernel/language.ts';

/** The server writes these to people; pages do without them. */
export const securityNotices = {
  'security.weakenedTitle': { ZHS: '两步验证的要求已放宽', ENG: 'Two-factor authentication was relaxed' },
  'security.offNotice': {
    ZHS: '{name}（{account}）关闭了企业的两步验证，所有人以后登录只需要密码。\n\n如不知情，请与其核实，并在“安全设置”中重新开启。',
    ENG: '{name} ({account}) turned two-factor authentication off for the company: from now on the password alone is enough for everyone.\n\nIf you did not know of this, ask them, and turn it on again under “Security”.',
  },
  'security.rolesNotice': {
    ZHS: '{name}（{account}）不再要求这些角色使用两步验证：{roles}。\n\n如不知情，请与其核实，并在“安全设置”中重新要求。',
    ENG: '{name} ({account}) no longer requires two-factor authentication of these roles: {roles}.\n\nIf you did not know of this, ask them, and require it again under “Security”.',
  },
} satisfies Record<string, Text>;
