import { languages, type Language } from '@edp/contract/kernel/language.ts';
import { language as spokenLanguage } from '../../kernel/text/language.ts';
import textsOfDefinitions from 'virtual:definition-texts';
import { dictionary, type Dictionary, loadedTexts } from '../../kernel/text/text.ts';

// Loading a file registers its dictionary. Every page has those of the shell. Of the others the `?` query bundles
// copies with this page: without it each would become a chunk of its own, which its page would have to fetch.
import.meta.glob(
  [
    '../../app/{app,crash}.texts.ts',
    '../../kernel/text/kernel.texts.ts',
    '../../ui/{ui,entry}.texts.ts',
    '../../ui/{noun/noun,record/record,table/table}.texts.ts',
    '../{account/own-account,chat/chat-button,message/message,news/news-reader}.texts.ts',
  ],
  { eager: true },
);
import.meta.glob(
  [
    '../../**/*.texts.ts',
    '!../../app/{app,crash}.texts.ts',
    '!../../kernel/text/kernel.texts.ts',
    '!../../ui/{ui,entry}.texts.ts',
    '!../../ui/{noun/noun,record/record,table/table}.texts.ts',
    '!../{account/own-account,chat/chat-button,message/message,news/news-reader}.texts.ts',
    '!../{auth,login,register}/*',
  ],
  { eager: true, query: '?built-in' },
);

for (const [name, texts] of Object.entries(textsOfDefinitions)) dictionary(name, texts);

/**
 * These pages are shown before login, when the tenant's texts are not known. Who has just logged in has them loaded all
 * the same.
 */
const beforeLogin = new Set(['auth', 'login', 'register']);

const inLanguage = (language: Language): ReadonlyMap<string, Dictionary> =>
  new Map(
    [...loadedTexts]
      .filter(([name]) => !beforeLogin.has(name))
      .map(([name, texts]) => [
        name,
        Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]])),
      ]),
  );

/** The texts that come with the product, by dictionary. */
export const builtInTexts = Object.fromEntries(
  languages.map((language) => [language, inLanguage(language)]),
) as Readonly<Record<Language, ReadonlyMap<string, Dictionary>>>;

/** What users call the page of a dictionary, in their language. */
export const pageName = (name: string) => builtInTexts[spokenLanguage()].get(name)!.title!;
