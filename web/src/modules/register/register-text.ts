import { dictionary } from '../../kernel/text.ts';
import { registerEn } from './register.en.ts';
import { registerZh } from './register.zh.ts';

export const { useText: useRegisterText, text: registerText } = dictionary('register', registerZh, registerEn);
