import type { Language } from './language.ts';

const marks: Readonly<Record<Language, Readonly<Record<'name' | 'group' | 'label', string>>>> = {
  ZHS: { name: '、', group: '；', label: '：' },
  ENG: { name: ', ', group: '; ', label: ': ' },
};

/** 红、蓝 or red, blue. */
export const joinNames = (names: readonly string[], language: Language) => names.join(marks[language].name);

/** What has commas itself: 颜色 红、蓝；尺寸 大 or Colour red, blue; Size large. */
export const joinGroups = (groups: readonly string[], language: Language) => groups.join(marks[language].group);

/** 备注：无 or Remarks: none. */
export const labelled = (label: string, value: string, language: Language) =>
  `${label}${marks[language].label}${value}`;
