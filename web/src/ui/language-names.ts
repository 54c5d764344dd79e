import type { Language } from '@edp/contract/kernel/language.ts';

/** Each language in its own words: whoever looks for it may read no other. */
export const languageNames: Readonly<Record<Language, string>> = { ZHS: '简体中文', ENG: 'English' };
