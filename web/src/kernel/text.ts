import type { Language } from '@edp/contract/kernel/language.ts';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { create } from 'zustand';
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

export type Dictionary = Readonly<Record<string, string>>;

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

/** The namespace of a tenant's texts, which is looked up before the built-in one. */
const tenantNamespace = (name: string) => `${name} own`;
const useTenantTexts = create<{ names: readonly string[] }>(() => ({ names: [] }));

/** Replaces a tenant's texts, which are grouped by dictionary. */
export function setTenantTexts(of: Language, texts: Readonly<Record<string, Dictionary>>) {
  const { names } = useTenantTexts.getState();
  for (const name of names) i18next.removeResourceBundle(localeOf[of], tenantNamespace(name));
  for (const [name, own] of Object.entries(texts)) i18next.addResourceBundle(localeOf[of], tenantNamespace(name), own);
  useTenantTexts.setState({ names: [...new Set([...names, ...Object.keys(texts)])] });
}

/** Registers the texts of one module; `useText` in components, `text` outside of them. */
export function dictionary<const Zh extends Dictionary>(name: string, zh: Zh, en: Translated<Zh>) {
  i18next.addResourceBundle(localeOf.ZHS, name, zh);
  i18next.addResourceBundle(localeOf.ENG, name, en);
  // i18next types the keys of one dictionary for everything; ours are stricter.
  const lookUp = i18next.t as (key: string, options: object) => string;
  // A tenant's text is plain text: `$t(…)` in it is not resolved.
  const text: Translate<Zh> = (key, ...params) => lookUp(key, { ns: [tenantNamespace(name), name], nest: false, ...params[0] });
  // Both hooks only rerender on changes; the texts come from `text`.
  const useText = (): Translate<Zh> => {
    useTranslation(name);
    useTenantTexts();
    return text;
  };
  return { useText, text };
}
