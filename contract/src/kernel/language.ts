/** Languages of the interface. ZHS is the default; the codes are those of the wire. */
export const languages = ['ZHS', 'ENG'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ZHS';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** One text in every language. A language left out is a type error. */
export type Text = Readonly<Record<Language, string>>;

/** A title as it stands within a sentence: English titles lose the capital that they begin with; BOM keeps its own. */
export const withinSentence = (title: Text, language: Language) =>
  title[language].replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());

export type MessageParams = Readonly<Record<string, string | number>>;

/** `{name}` in a text is replaced by the parameter of that name. */
export const fill = (text: string, params: MessageParams = {}) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Each language named in itself, because its readers may know no other. */
export const languageNames: Text = { ZHS: '简体中文', ENG: 'English' };

const marks: Readonly<Record<Language, Readonly<Record<'name' | 'group' | 'label', string>>>> = {
  ZHS: { name: '、', group: '；', label: '：' },
  ENG: { name: ', ', group: '; ', label: ': ' },
};

/** 红、蓝 or red, blue. */
export const joinNames = (names: readonly string[], language: Language) => names.join(marks[language].name);

/** Groups that have commas themselves: 颜色 红、蓝；尺寸 大 or Colour red, blue; Size large. */
export const joinGroups = (groups: readonly string[], language: Language) => groups.join(marks[language].group);

/** 备注：无 or Remarks: none. */
export const labelled = (label: string, value: string, language: Language) =>
  `${label}${marks[language].label}${value}`;
