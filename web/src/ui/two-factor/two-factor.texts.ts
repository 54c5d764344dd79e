import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useTwoFactorText, text: twoFactorText } = dictionary('twoFactor', {
  title: { ZHS: '两步验证', ENG: 'Two-factor authentication' },
  intro: {
    ZHS: '登录时除密码外，再输入手机验证器上的动态码。即使密码泄露，他人也无法登录。',
    ENG: 'Besides the password, a login needs a code of the authenticator on your phone. A password that leaks is not enough.',
  },
  on: { ZHS: '已开启', ENG: 'On' },
  off: { ZHS: '未开启', ENG: 'Off' },
  since: { ZHS: '开启于 {time}', ENG: 'Since {time}' },
  codesLeft: { ZHS: '还剩 {count} 个恢复码', ENG: '{count} recovery codes left' },
  unavailable: { ZHS: '企业没有启用两步验证。', ENG: 'Your company does not use two-factor authentication.' },
  required: {
    ZHS: '您的角色要求使用两步验证，不能关闭。',
    ENG: 'One of your roles requires it, so it cannot be turned off.',
  },
  setUp: { ZHS: '开启两步验证', ENG: 'Turn on' },
  disable: { ZHS: '关闭两步验证', ENG: 'Turn off' },
  disableHint: {
    ZHS: '关闭后，登录只需要密码，恢复码同时失效。',
    ENG: 'The password alone is then enough to log in, and the recovery codes are void.',
  },
  renew: { ZHS: '重新生成恢复码', ENG: 'New recovery codes' },
  renewHint: { ZHS: '生成新的恢复码后，旧的恢复码立即失效。', ENG: 'The earlier recovery codes are void at once.' },
  password: { ZHS: '登录密码', ENG: 'Password' },
  stepScan: {
    ZHS: '用手机上的验证器（如 Microsoft Authenticator、腾讯身份验证器）扫描二维码',
    ENG: 'Scan the code with the authenticator on your phone, such as Microsoft or Google Authenticator',
  },
  stepSecret: { ZHS: '无法扫描时，在验证器中手动输入密钥：', ENG: 'Or type this key into the authenticator:' },
  stepCode: { ZHS: '输入验证器显示的 6 位动态码', ENG: 'Enter the 6 digits that it shows' },
  qrCode: { ZHS: '两步验证的二维码', ENG: 'QR code of the two-factor authentication' },
  code: { ZHS: '动态码', ENG: 'Code' },
  confirm: { ZHS: '确认开启', ENG: 'Turn on' },
  cancel: { ZHS: '取消', ENG: 'Cancel' },
  logOut: { ZHS: '退出登录', ENG: 'Log out' },
  codesTitle: { ZHS: '恢复码', ENG: 'Recovery codes' },
  codesHint: {
    ZHS: '手机丢失时，可用恢复码登录，每个只能用一次。恢复码只显示这一次，请抄写或复制后妥善保管。',
    ENG: 'They let you log in if you lose your phone; each works once. They are shown only now: copy them and keep them in a safe place.',
  },
  copy: { ZHS: '复制', ENG: 'Copy' },
  copied: { ZHS: '恢复码已复制', ENG: 'The recovery codes have been copied' },
  copyFailed: {
    ZHS: '复制失败，请手动选择并复制',
    ENG: 'They could not be copied. Please select and copy them yourself',
  },
  kept: { ZHS: '我已保存恢复码', ENG: 'I have kept them' },
  loading: { ZHS: '正在生成…', ENG: 'Loading…' },
  retry: { ZHS: '重试', ENG: 'Try again' },
});
