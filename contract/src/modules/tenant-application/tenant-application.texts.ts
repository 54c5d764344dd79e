import type { Text } from '../../kernel/language.ts';

export const tenantApplicationTexts = {
  'tenantApplication.codeRequired': { ZHS: '请输入授权码', ENG: 'Please enter the authorisation code' },
  'tenantApplication.code': {
    ZHS: '授权码由2至20位大写字母或数字组成',
    ENG: 'The authorisation code has 2 to 20 capital letters or digits',
  },
  'tenantApplication.codeTaken': {
    ZHS: '该授权码已被使用，请更换',
    ENG: 'This authorisation code is taken. Please choose another',
  },
  'tenantApplication.nameRequired': { ZHS: '请输入租户名称', ENG: 'Please enter the tenant name' },
  'tenantApplication.reasonRequired': { ZHS: '请输入驳回原因', ENG: 'Please enter the reason for the rejection' },
  'tenantApplication.approvedMeanwhile': {
    ZHS: '该申请已由{user}于{time}审核通过，请勿重复审核',
    ENG: '{user} approved this application at {time}. It cannot be reviewed again',
  },
  'tenantApplication.rejectedMeanwhile': {
    ZHS: '该申请已由{user}于{time}驳回，请勿重复审核',
    ENG: '{user} rejected this application at {time}. It cannot be reviewed again',
  },
  'tenantApplication.undecided': { ZHS: '该申请尚未审核', ENG: 'This application has not been reviewed yet' },
  'tenantApplication.approved': { ZHS: '审核通过，租户已开通', ENG: 'Approved. The tenant has been set up' },
  'tenantApplication.rejected': { ZHS: '申请已驳回', ENG: 'The application has been rejected' },
  'tenantApplication.notified': { ZHS: '短信已发送', ENG: 'The text message has been sent' },
  'tenantApplication.approvedSms': {
    ZHS: '您的注册申请已通过，授权码{code}，请使用手机号码{phone}和注册时设置的密码登录。',
    ENG: 'Your application has been approved. Authorisation code: {code}. Please log in with your mobile number {phone} and the password that you chose.',
  },
  'tenantApplication.rejectedSms': {
    ZHS: '您的注册申请未通过，原因：{reason}。您可以修改后重新提交申请。',
    ENG: 'Your application has been rejected. Reason: {reason}. You may correct it and apply again.',
  },
} satisfies Record<string, Text>;
