import { dictionary } from '../kernel/text.ts';
import { appEn } from './app.en.ts';
import { appZh } from './app.zh.ts';

export const { useText: useAppText, text: appText } = dictionary('app', appZh, appEn);
