import type { Text } from '../../kernel/language.ts';

export const registrationTexts = {
  'registration.companyName': { ZHS: '请输入企业名称', ENG: 'Please enter the company name' },
  'registration.creditCode': { ZHS: '请输入统一社会信用代码', ENG: 'Please enter the unified social credit code' },
  'registration.region': { ZHS: '请选择省市区', ENG: 'Please choose province, city and district' },
  'registration.addressDetail': { ZHS: '请输入详细地址', ENG: 'Please enter the detailed address' },
  'registration.applicant': { ZHS: '请输入申请人', ENG: 'Please enter the applicant' },
  'registration.requirement': { ZHS: '请输入需求描述', ENG: 'Please describe what you need' },
  'registration.passwordMixed': { ZHS: '请输入字母加数字组合的密码!', ENG: 'The password needs letters and digits!' },
  'registration.password': {
    ZHS: '未输入密码或格式错误，只能输入字母加数字!',
    ENG: 'The password is missing or not valid: letters and digits only!',
  },
  'registration.confirmation': { ZHS: '请再次输入密码', ENG: 'Please enter the password again' },
  'registration.passwordsDiffer': { ZHS: '您输入的两个密码不匹配！', ENG: 'The two passwords do not match!' },
  'registration.licence': { ZHS: '请上传营业执照照片', ENG: 'Please upload a photo of the business licence' },
  'registration.idCard': { ZHS: '请上传身份证照片', ENG: 'Please upload a photo of the identity card' },
  'registration.picture': {
    ZHS: '图片已失效，请重新上传',
    ENG: 'The picture is no longer there. Please upload it again',
  },
  'registration.companyPending': {
    ZHS: '该企业的注册申请正在审核中，请勿重复提交',
    ENG: 'An application of this company is being reviewed already',
  },
  'registration.personPending': {
    ZHS: '该手机号码的注册申请正在审核中，请勿重复提交',
    ENG: 'An application with this mobile number is being reviewed already',
  },
  'registration.numberRequired': { ZHS: '请输入申请编号', ENG: 'Please enter the application number' },
  'registration.unknown': {
    ZHS: '没有找到该申请，请核对申请编号与手机号码；驳回的申请到期后会被删除',
    ENG: 'There is no such application. Please check the number and the mobile number; rejected applications are deleted after some time',
  },
  'registration.done': { ZHS: '注册成功', ENG: 'Registered' },
} satisfies Record<string, Text>;
