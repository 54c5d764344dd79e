import { dictionary } from '../../kernel/text.ts';
import { languagePackEn } from './language-pack.en.ts';
import { languagePackZh } from './language-pack.zh.ts';

export const { useText: useLanguagePackText, text: languagePackText } = dictionary('languagePack', languagePackZh, languagePackEn);
