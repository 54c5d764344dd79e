import type { Translated } from '../../kernel/text.ts';
import type { languagePackZh } from './language-pack.zh.ts';

export const languagePackEn: Translated<typeof languagePackZh> = {
  title: 'Language settings',
  page: 'Page',
  language: 'Language',
  search: 'Search texts',
  searchPlaceholder: 'Search by key or text',
  onlyChanged: 'Changed only',
  optionOf: '{name} ({code})',
  optionChanged: '{name} ({code}) · {count} changed',
  key: 'Key',
  builtIn: 'Built-in text',
  own: 'Own text',
  ownOf: 'Own text: {key}',
  reset: 'Reset',
  resetOf: 'Reset: {key}',
  resetAll: 'Reset all',
  noMatch: 'No text matches',
  pages: 'Pages of texts',
  hint: 'Where the own text is left empty, the built-in one is used. Changes apply to everybody of this tenant as soon as they are saved.',
  pageApp: 'Main frame',
  pageHome: 'Home',
  pageKernel: 'System messages',
  pageUi: 'Common controls',
};
