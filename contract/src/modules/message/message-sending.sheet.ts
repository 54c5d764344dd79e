import { defineSheet } from '../../kernel/exchange/sheet.ts';
import { messageSending } from './message-sending.ts';
import { sendingLabels as label } from './message-sending-labels.ts';

export const messageSendingSheet = defineSheet({
  noun: 'messageSending',
  title: { ZHS: '已发送的消息', ENG: 'Sent messages' },
  list: messageSending.list,
  columns: [
    { field: 'title', title: label.messageTitle, kind: 'text' },
    {
      field: 'kind',
      title: label.kind,
      kind: 'choice',
      choices: [
        { value: 'notice', text: label.kind_notice },
        { value: 'todo', text: label.kind_todo },
      ],
    },
    { field: 'content', title: label.content, kind: 'text' },
    { field: 'addressedTo', title: label.recipients, kind: 'text' },
    { field: 'recipients', column: 'read', title: { ZHS: '接收人数', ENG: 'People it was sent to' }, kind: 'integer' },
    { field: 'readers', column: 'read', title: { ZHS: '已读人数', ENG: 'People who read it' }, kind: 'integer' },
    { field: 'senderName', title: label.sender, kind: 'text' },
    { field: 'createTime', title: label.time, kind: 'time' },
  ],
});
