import { dictionary } from '../../kernel/text.ts';
import { applicationEn } from './application.en.ts';
import { applicationZh } from './application.zh.ts';

export const { useText: useApplicationText, text: applicationText } = dictionary('application', applicationZh, applicationEn);
export type ApplicationText = typeof applicationText;
