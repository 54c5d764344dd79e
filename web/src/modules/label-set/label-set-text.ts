import { dictionary } from '../../kernel/text.ts';
import { labelSetEn } from './label-set.en.ts';
import { labelSetZh } from './label-set.zh.ts';

export const { useText: useLabelSetText, text: labelSetText } = dictionary('labelSet', labelSetZh, labelSetEn);
export type LabelSetText = typeof labelSetText;
