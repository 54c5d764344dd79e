import { defaultLanguage, isLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { create } from 'zustand';
import { readStorage, writeStorage } from '../session/storage.ts';

/** The codes that browsers and libraries know. */
export const localeOf: Readonly<Record<Language, string>> = { ZHS: 'zh-CN', ENG: 'en' };

const initialLanguage = (): Language => {
  const language = readStorage('language');
  return isLanguage(language) ? language : defaultLanguage;
};

export const useLanguage = create<Language>(initialLanguage);
export const language = useLanguage.getState;

export function setLanguage(next: Language) {
  writeStorage('language', next);
  useLanguage.setState(next, true);
}

const setDocumentLanguage = (now: Language) => {
  document.documentElement.lang = localeOf[now];
};
setDocumentLanguage(language());
useLanguage.subscribe(setDocumentLanguage);
