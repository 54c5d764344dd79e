import type { Text } from '../../kernel/language.ts';

export const smsCodeTexts = {
  'smsCode.phoneMissing': { ZHS: '请先输入手机号码！', ENG: 'Please enter your mobile number first!' },
  'smsCode.phone': { ZHS: '未输入手机号码或格式不正确!', ENG: 'The mobile number is missing or not valid!' },
  'smsCode.required': { ZHS: '请输入验证码', ENG: 'Please enter the verification code' },
  'smsCode.wrong': { ZHS: '短信验证码不正确或已过期', ENG: 'The verification code is wrong or has expired' },
  'smsCode.sent': { ZHS: '验证码已发送', ENG: 'The verification code has been sent' },
  'smsCode.text': {
    ZHS: '您的验证码是{code}，5分钟内有效，请勿告知他人。',
    ENG: 'Your verification code is {code}. It is valid for 5 minutes. Do not share it.',
  },
  'smsCode.noGateway': {
    ZHS: '短信服务尚未开通，请联系管理员',
    ENG: 'Text messages are not set up. Please contact the administrator',
  },
  'smsCode.notSent': {
    ZHS: '短信发送失败，请稍后再试',
    ENG: 'The text message could not be sent. Please try again later',
  },
} satisfies Record<string, Text>;
