import { editText, viewText } from '../../kernel/menu-entry.ts';
import { defineNoun } from '../../kernel/record/noun.ts';
import { savedViewTexts } from '../saved-view/saved-view.texts.ts';

export const sharingRuleNoun = defineNoun({
  name: 'sharingRule',
  table: 'sharing_rule',
  title: { ZHS: '共享规则', ENG: 'Sharing rules' },
  view: 'sharing.view',
  edit: 'sharing.edit',
  menu: {
    group: 'system',
    code: 'sharing',
    name: { ZHS: '共享规则', ENG: 'Sharing rules' },
    icon: 'share-alt',
    url: '/shareRulesManage',
    permissions: [
      { code: 'sharing.view', name: viewText },
      { code: 'sharing.edit', name: editText },
      { code: 'sharing.setting', name: { ZHS: '设置共享方式', ENG: 'Set how data is shared' } },
      { code: 'savedView.share', name: { ZHS: '共享列表视图', ENG: 'Share views of lists' } },
    ],
  },
  parts: { sharing_rule_part: { ZHS: '共享规则', ENG: 'Sharing rules' } },
  page: '',
  changes: {},
  texts: {
    ...savedViewTexts,
    'sharing.nameRequired': { ZHS: '请输入规则名称', ENG: 'Please enter the rule name' },
    'sharing.typeRequired': { ZHS: '请选择共享数据类型', ENG: 'Please select the shared data type' },
    'sharing.powerRequired': { ZHS: '请选择共享权限', ENG: 'Please select the permission' },
    'sharing.sourceRequired': { ZHS: '请选择共享来源', ENG: 'Please select the sharing source' },
    'sharing.targetRequired': { ZHS: '请选择共享对象', ENG: 'Please select the sharing target' },
    'sharing.modeRequired': { ZHS: '请选择共享方式', ENG: 'Please select how the data is shared' },
    'sharing.partUnknown': {
      ZHS: '所选的人员、部门、角色或用户组不存在，请重新选择',
      ENG: 'A selected person, department, role or group does not exist. Please select again',
    },
    'sharing.permissionMissing': {
      ZHS: '您没有{type}的{action}权限，不能共享',
      ENG: 'You do not have permission to {action} {type}, so you cannot share them',
    },
    'sharing.actionView': { ZHS: '查看', ENG: 'view' },
    'sharing.actionEdit': { ZHS: '编辑', ENG: 'edit' },
    'sharing.sourceUnseen': {
      ZHS: '共享来源包含您看不到的数据，只能共享您自己能看到的数据',
      ENG: 'The source includes records that you do not see. You can only share what you see yourself',
    },
    'sharing.sourceReadOnly': {
      ZHS: '共享来源包含您不能修改的数据，这些数据只能以只读方式共享',
      ENG: 'The source includes records that you may not change. You can only share those read-only',
    },
    'sharing.modeWider': {
      ZHS: '这会公开您自己看不到或不能修改的数据，请联系管理员设置',
      ENG: 'This would open records that you do not see or may not change. Please ask an administrator',
    },

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
    'sharing.reason.ruleByRole': {
      ZHS: '规则《{detail}》（使用角色“{role}”时）',
      ENG: 'Rule “{detail}” (while using the role “{role}”)',
    },
  },
});
