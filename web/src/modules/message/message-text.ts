import { dictionary } from '../../kernel/text.ts';
import { messageEn } from './message.en.ts';
import { messageZh } from './message.zh.ts';

export const { useText: useMessageText, text: messageText } = dictionary('message', messageZh, messageEn);
