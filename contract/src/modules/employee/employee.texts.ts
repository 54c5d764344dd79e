import type { Text } from '../../kernel/language.ts';

export const employeeTexts = {
  'employee.nameRequired': { ZHS: '请输入员工姓名', ENG: 'Please enter the name of the employee' },
  'employee.accountRequired': { ZHS: '请输入登录账号', ENG: 'Please enter the account' },
  'employee.accountFormat': {
    ZHS: '账号只能包含字母、数字和 . _ - @',
    ENG: 'An account has letters, digits and . _ - @ only',
  },
  'employee.accountTaken': { ZHS: '登录账号已存在，请更换', ENG: 'This account is taken. Please choose another' },
  'employee.passwordRequired': { ZHS: '请输入初始密码', ENG: 'Please enter the initial password' },
  'employee.email': { ZHS: '邮箱格式不正确', ENG: 'The e-mail address is not valid' },
  'employee.organisationUnknown': {
    ZHS: '所属组织不存在，请重新选择',
    ENG: 'The organisation does not exist. Please choose another',
  },
  'employee.organisationDisabled': {
    ZHS: '所属组织已停用，请选择其他组织',
    ENG: 'The organisation is disabled. Please choose another',
  },
  'employee.notYourself': { ZHS: '不能停用或删除自己的账号', ENG: 'You cannot disable or delete your own account' },
  'employee.notYourRoles': {
    ZHS: '不能修改自己的角色，请联系管理员',
    ENG: 'You cannot change your own roles. Please ask an administrator',
  },
  'employee.notYourOrganisation': {
    ZHS: '不能修改自己所属的组织，请联系管理员',
    ENG: 'You cannot change your own organisation. Please ask an administrator',
  },
  'employee.lastAdministrator': {
    ZHS: '至少保留一名可用的管理员',
    ENG: 'At least one working administrator must remain',
  },
  'employee.hasHistory': {
    ZHS: '该员工已有操作记录，删除后将无法追溯，请改为停用',
    ENG: 'This employee has changed records. Please disable the account instead, so that the history stays readable',
  },
  'employee.roleUnknown': { ZHS: '角色不存在，请重新选择', ENG: 'There is no such role. Please choose again' },
  'employee.left': { ZHS: '已办理离职', ENG: 'The employee has left' },
  'employee.leftAlready': { ZHS: '该员工已离职', ENG: 'This employee has left already' },
  'employee.notYourLeave': {
    ZHS: '不能为自己办理离职，请联系其他管理员',
    ENG: 'You cannot record your own leave. Please ask another administrator',
  },
  'employee.successorSame': { ZHS: '交接人不能是离职员工本人', ENG: 'The successor must be another person' },
  'employee.successorUnknown': {
    ZHS: '交接人不存在或已停用，请重新选择',
    ENG: 'The successor does not exist or is disabled. Please choose another',
  },
  'employee.successorOutside': {
    ZHS: '只能交接给您所在组织及其下级组织的员工，请联系管理员操作',
    ENG: 'You can only hand over to employees of your own organisation and those below it. Please ask an administrator',
  },
  'employee.handedOverTitle': { ZHS: '{name}离职，工作已交接给您', ENG: '{name} has left: their work is now yours' },
  'employee.handedOverNotice': {
    ZHS: '{name}已离职，以下内容已交接给您：数据 {records} 条，待办 {todos} 条，用户组 {groups} 个。',
    ENG: '{name} has left. Handed over to you: {records} records, {todos} to-dos, {groups} groups.',
  },
} satisfies Record<string, Text>;
