import { dictionary } from '../kernel/text.ts';
import { uiEn } from './ui.en.ts';
import { uiZh } from './ui.zh.ts';

export const { useText: useUiText, text: uiText } = dictionary('ui', uiZh, uiEn);
