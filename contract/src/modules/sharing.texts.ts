import type { Text } from '../kernel/language.ts';

export const sharingTexts = {
  'sharing.nameRequired': { ZHS: '请输入规则名称', ENG: 'Please enter the rule name' },
  'sharing.typeRequired': { ZHS: '请选择共享数据类型', ENG: 'Please select the shared data type' },
  'sharing.powerRequired': { ZHS: '请选择共享权限', ENG: 'Please select the permission' },
  'sharing.sourceRequired': { ZHS: '请选择共享来源', ENG: 'Please select the sharing source' },
  'sharing.targetRequired': { ZHS: '请选择共享对象', ENG: 'Please select the sharing target' },
  'sharing.modeRequired': { ZHS: '请选择共享方式', ENG: 'Please select how the data is shared' },
  'sharing.partUnknown': { ZHS: '所选的人员、部门、角色或用户组不存在，请重新选择', ENG: 'A selected person, department, role or group does not exist. Please select again' },

  'sharing.readOnly': { ZHS: '只读', ENG: 'Read-only' },
  'sharing.readWrite': { ZHS: '读写', ENG: 'Read-write' },
  'sharing.summary': { ZHS: '{names} 等{count}项', ENG: '{names} and others, {count} in all' },

  'sharing.reason.public': { ZHS: '公开', ENG: 'Public' },
  'sharing.reason.publicRead': { ZHS: '公开只读', ENG: 'Public read-only' },
  'sharing.reason.system': { ZHS: '系统数据', ENG: 'System data' },
  'sharing.reason.creator': { ZHS: '创建人', ENG: 'Creator' },
  'sharing.reason.administrator': { ZHS: '管理员', ENG: 'Administrator' },
  'sharing.reason.organisation': { ZHS: '同组织或上级组织：{detail}', ENG: 'Same or higher organisation: {detail}' },
  'sharing.reason.rule': { ZHS: '规则《{detail}》', ENG: 'Rule “{detail}”' },
  'sharing.reason.ruleByRole': { ZHS: '规则《{detail}》（使用角色“{role}”时）', ENG: 'Rule “{detail}” (while using the role “{role}”)' },
} satisfies Record<string, Text>;
