import { dictionary } from '../../kernel/text.ts';
import { loginRecordEn } from './login-record.en.ts';
import { loginRecordZh } from './login-record.zh.ts';

export const { useText: useLoginRecordText, text: loginRecordText } = dictionary('loginRecord', loginRecordZh, loginRecordEn);
export type LoginRecordText = typeof loginRecordText;
