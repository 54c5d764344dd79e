import type { Text } from '../../kernel/language.ts';

/** What the fields of an employee are called, on the screen and in spreadsheets. */
export const employeeLabels = {
  name: { ZHS: '姓名', ENG: 'Name' },
  account: { ZHS: '登录账号', ENG: 'Account' },
  accountHint: {
    ZHS: '系统按它判断新增还是更新；新员工的密码由管理员重置后告知',
    ENG: 'Tells new people from others; an administrator resets the password of a new one and tells it',
  },
  jobNumber: { ZHS: '工号', ENG: 'Job number' },
  department: { ZHS: '所属部门', ENG: 'Department' },
  roles: { ZHS: '角色', ENG: 'Roles' },
  phone: { ZHS: '电话', ENG: 'Phone' },
  email: { ZHS: '邮箱', ENG: 'E-mail' },
  leftTime: { ZHS: '离职时间', ENG: 'Left at' },
  lastLogin: { ZHS: '最近登录', ENG: 'Last login' },
} as const satisfies Record<string, Text>;
