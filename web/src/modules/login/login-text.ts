import { dictionary } from '../../kernel/text.ts';
import { loginEn } from './login.en.ts';
import { loginZh } from './login.zh.ts';

export const { useText: useLoginText } = dictionary('login', loginZh, loginEn);
