import type { Text } from '../../kernel/language.ts';

export const chatTexts = {
  'chat.textRequired': { ZHS: '请输入消息内容', ENG: 'Please write a message' },
  'chat.sent': { ZHS: '发送成功', ENG: 'Sent' },
  'chat.self': { ZHS: '不能给自己发送消息', ENG: 'You cannot write to yourself' },
  'chat.disabled': { ZHS: '对方账号已停用，无法接收消息', ENG: 'This account is disabled and cannot receive messages' },
} satisfies Record<string, Text>;
