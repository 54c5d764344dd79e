import { dictionary } from '../../kernel/text.ts';
import { accountEn } from './account.en.ts';
import { accountZh } from './account.zh.ts';

export const { useText: useAccountText, text: accountText } = dictionary('account', accountZh, accountEn);
export type AccountText = typeof accountText;
