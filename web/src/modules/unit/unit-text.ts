import { dictionary } from '../../kernel/text.ts';
import { unitEn } from './unit.en.ts';
import { unitZh } from './unit.zh.ts';

export const { useText: useUnitText, text: unitText } = dictionary('unit', unitZh, unitEn);
export type UnitText = typeof unitText;
