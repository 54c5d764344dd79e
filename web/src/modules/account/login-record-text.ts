import { dictionary } from '../../kernel/text.ts';
import { loginRecordEn } from './login-record.en.ts';
import { loginRecordZh } from './login-record.zh.ts';

export const { useText: useLoginRecordText } = dictionary('loginRecord', loginRecordZh, loginRecordEn);
export type LoginRecordText = ReturnType<typeof useLoginRecordText>;
