import { dictionary } from '../../kernel/text.ts';
import { authEn } from './auth.en.ts';
import { authZh } from './auth.zh.ts';

export const { useText: useAuthText } = dictionary('auth', authZh, authEn);
