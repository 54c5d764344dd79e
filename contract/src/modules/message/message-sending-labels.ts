import type { Text } from '../../kernel/language.ts';

/** The names of the fields of a message to many people, on the screen and in spreadsheets. */
export const sendingLabels = {
  kind: { ZHS: '类别', ENG: 'Kind' },
  kind_notice: { ZHS: '通知', ENG: 'Notice' },
  kind_todo: { ZHS: '待办', ENG: 'To do' },
  messageTitle: { ZHS: '标题', ENG: 'Title' },
  content: { ZHS: '内容', ENG: 'Text' },
  recipients: { ZHS: '接收人', ENG: 'Recipients' },
  sender: { ZHS: '发送人', ENG: 'Sender' },
  time: { ZHS: '发送时间', ENG: 'Sent at' },
} as const satisfies Record<string, Text>;
