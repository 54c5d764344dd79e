import { dictionary } from '../../kernel/text.ts';
import { pickersEn } from './pickers.en.ts';
import { pickersZh } from './pickers.zh.ts';

export const { useText: usePickersText, text: pickersText } = dictionary('pickers', pickersZh, pickersEn);
