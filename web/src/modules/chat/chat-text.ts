import { dictionary } from '../../kernel/text.ts';
import { chatEn } from './chat.en.ts';
import { chatZh } from './chat.zh.ts';

export const { useText: useChatText, text: chatText } = dictionary('chat', chatZh, chatEn);
