import type { Text } from '../../kernel/language.ts';

export const messageTexts = {
  'message.titleRequired': { ZHS: '请输入标题', ENG: 'Please enter the title' },
  'message.contentRequired': { ZHS: '请输入消息内容', ENG: 'Please write the message' },
  'message.recipientsRequired': { ZHS: '请选择接收人', ENG: 'Please choose the recipients' },
  'message.recipientUnknown': {
    ZHS: '所选的人员、部门、角色或用户组不存在，请重新选择',
    ENG: 'A chosen person, department, role or group does not exist. Please choose again',
  },
  'message.noRecipients': {
    ZHS: '所选范围内没有可以接收消息的人',
    ENG: 'There is no active account among those chosen',
  },
  'message.linkInside': {
    ZHS: '请输入系统内的页面地址，以 / 开头',
    ENG: 'Please enter a page of this system, beginning with /',
  },
  'message.sent': { ZHS: '消息已发送', ENG: 'Message sent' },
  'message.addressees': { ZHS: '{names} 等{count}项', ENG: '{names} and others, {count} in all' },
  'message.deleted': { ZHS: '删除成功', ENG: 'Deleted' },
} satisfies Record<string, Text>;
