import { sendingLabels } from '@edp/contract/modules/message/message-sending-labels.ts';
import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useSendingText } = dictionary('messageSending', {
  title: { ZHS: '消息发送', ENG: 'Send messages' },
  send: { ZHS: '发送消息', ENG: 'Send a message' },
  sendNow: { ZHS: '发送', ENG: 'Send' },
  details: { ZHS: '消息详情', ENG: 'Details of the message' },
  kind: sendingLabels.kind,
  kind_notice: sendingLabels.kind_notice,
  kind_todo: sendingLabels.kind_todo,
  messageTitle: sendingLabels.messageTitle,
  content: sendingLabels.content,
  contentPlaceholder: {
    ZHS: '空一行分段，最多2000个字符',
    ENG: 'An empty line starts a paragraph; at most 2000 characters',
  },
  link: { ZHS: '系统内链接', ENG: 'Page in this system' },
  linkPlaceholder: { ZHS: '如 /brand，可不填', ENG: 'Such as /brand; optional' },
  linkHint: { ZHS: '接收人点“前往处理”时打开的页面', ENG: 'Opened when the recipient presses “Go there”' },
  recipients: sendingLabels.recipients,
  recipientsHint: {
    ZHS: '部门包含其下级部门；停用的账号收不到',
    ENG: 'A department includes those below it; disabled accounts get nothing',
  },
  chooseRecipients: { ZHS: '选择接收人', ENG: 'Choose the recipients' },
  reaches: { ZHS: '将发送给 {count} 人', ENG: 'Reaches {count} people' },
  sender: sendingLabels.sender,
  time: sendingLabels.time,
  read: { ZHS: '阅读情况', ENG: 'Reading' },
  view: { ZHS: '查看', ENG: 'View' },
  emptyTitle: { ZHS: '还没有发送过消息', ENG: 'Nothing sent yet' },
  emptyDetail: {
    ZHS: '向同事、部门、角色或用户组发送站内消息，并查看谁已阅读。',
    ENG: 'Send a message to colleagues, departments, roles or user groups, and see who has read it.',
  },
});
