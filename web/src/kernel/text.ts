import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { language, localeOf, useLanguage } from './language.ts';

void i18next.use(initReactI18next).init({
  lng: localeOf[language()],
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  // The same `{name}` as in the texts of the contract; React escapes what it shows.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false },
});

useLanguage.subscribe((now) => void i18next.changeLanguage(localeOf[now]));

type Dictionary = Readonly<Record<string, string>>;

/** The type of a translation: the same keys as the Chinese dictionary, no more and no fewer. */
export type Translated<Zh extends Dictionary> = Readonly<Record<keyof Zh, string>>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Params<Text extends string> = [Placeholder<Text>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<Text>, string | number>>];

/** `t('deleteTitle', { name })`: an unknown key and a forgotten parameter are type errors. */
export type Translate<Zh extends Dictionary> = <Key extends keyof Zh & string>(
  key: Key,
  ...params: Params<Zh[Key]>
) => string;

/** Makes the texts of one module known; `useText` in components, `text` outside of them. */
export function dictionary<const Zh extends Dictionary>(name: string, zh: Zh, en: Translated<Zh>) {
  i18next.addResourceBundle(localeOf.ZHS, name, zh);
  i18next.addResourceBundle(localeOf.ENG, name, en);
  // i18next's own key types know one dictionary for everything; ours are stricter.
  const lookUp = i18next.t as (key: string, options: object) => string;
  const text: Translate<Zh> = (key, ...params) => lookUp(key, { ns: name, ...params[0] });
  // `useTranslation` renders anew when the language changes; the texts come from `text`.
  const useText = (): Translate<Zh> => {
    useTranslation(name);
    return text;
  };
  return { useText, text };
}
