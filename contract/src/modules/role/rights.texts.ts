import type { Text } from '../../kernel/language.ts';

/** Why rights cannot be given, or a person not be changed: a caller gives no more than they hold. */
export const rightsTexts = {
  'rights.administratorsOnly': {
    ZHS: '管理员的账号与角色只能由管理员修改',
    ENG: 'Only administrators may change administrators and their roles',
  },
  'rights.dealersOnly': {
    ZHS: '您当前是经销商角色，只能维护经销商角色（编码含 DMS_CUST）',
    ENG: 'Your current role is a dealer’s: you can only manage roles of dealers (with DMS_CUST in their code)',
  },
  'rights.rolePermissions': {
    ZHS: '所选角色包含您没有的权限：{permissions}。只能授予您当前角色拥有的权限',
    ENG: 'The selected roles have permissions that you do not have: {permissions}. You can only grant what your current role holds',
  },
  'rights.roleInventory': {
    ZHS: '所选角色包含您当前角色没有的库存组织，不能授予',
    ENG: 'The selected roles have inventory organisations that your current role does not have, so you cannot grant them',
  },
  'rights.roleFields': {
    ZHS: '所选角色对部分字段的权限高于您当前角色，不能授予',
    ENG: 'The selected roles may do more with some fields than your current role, so you cannot grant them',
  },
  'rights.roleRecords': {
    ZHS: '共享规则让所选角色看到或修改您没有权限的数据，请联系管理员授予',
    ENG: 'Sharing rules give the selected roles records that you have no access to. Please ask an administrator to grant them',
  },
  'rights.personPermissions': {
    ZHS: '该员工拥有您没有的权限：{permissions}。只有管理员或拥有这些权限的人可以操作',
    ENG: 'This employee has permissions that you do not have: {permissions}. Only administrators or people with these permissions can do this',
  },
  'rights.personInventory': {
    ZHS: '该员工可使用您当前角色没有的库存组织，请联系管理员操作',
    ENG: 'This employee has inventory organisations that your current role does not have. Please ask an administrator',
  },
  'rights.personFields': {
    ZHS: '该员工对部分字段的权限高于您当前角色，请联系管理员操作',
    ENG: 'This employee may do more with some fields than your current role. Please ask an administrator',
  },
  'rights.personOutside': {
    ZHS: '只能管理您所在组织及其下级组织的员工，请联系管理员操作',
    ENG: 'You can only manage employees of your own organisation and those below it. Please ask an administrator',
  },
  'rights.personRecords': {
    ZHS: '共享规则让该员工看到或修改您没有权限的数据，请联系管理员操作',
    ENG: 'Sharing rules give this employee records that you have no access to. Please ask an administrator',
  },
  'rights.organisationOutside': {
    ZHS: '只能选择您所在的组织或其下级组织',
    ENG: 'You can only choose your own organisation or one below it',
  },
  'rights.organisationRecords': {
    ZHS: '共享规则让该组织看到或修改您没有权限的数据，请联系管理员操作',
    ENG: 'Sharing rules give this organisation records that you have no access to. Please ask an administrator',
  },
  'rights.groupRecords': {
    ZHS: '共享规则让该用户组看到或修改您没有权限的数据，请联系管理员操作',
    ENG: 'Sharing rules give this group records that you have no access to. Please ask an administrator',
  },
  'rights.groupMembers': {
    ZHS: '该用户组成员的数据会按共享规则共享，只能加入您对其数据有同样权限的员工',
    ENG: 'Sharing rules share the records of this group’s members. You can only add employees whose records you have the same access to',
  },
  'rights.someOf': { ZHS: '{names} 等{count}项', ENG: '{names} and others, {count} in all' },
} satisfies Record<string, Text>;
