import { defaultLanguage, isLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { create } from 'zustand';
import { read, write } from './storage.ts';

/** The codes that browsers and libraries know. */
export const localeOf: Readonly<Record<Language, string>> = { ZHS: 'zh-CN', ENG: 'en' };

const chosen = (): Language => {
  const language = read('language');
  return isLanguage(language) ? language : defaultLanguage;
};

export const useLanguage = create<Language>(chosen);
export const language = useLanguage.getState;

export function setLanguage(next: Language) {
  write('language', next);
  useLanguage.setState(next, true);
}

const markDocument = (now: Language) => {
  document.documentElement.lang = localeOf[now];
};
markDocument(language());
useLanguage.subscribe(markDocument);
