import { fill, type Language, type Text } from '@edp/contract/kernel/language.ts';
import { create } from 'zustand';
import { language, useLanguage } from './language.ts';

/** The texts of one language by key. */
export type Dictionary = Readonly<Record<string, string>>;

type Texts = Readonly<Record<string, Text>>;

type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Params<Message extends string> = [Placeholder<Message>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<Message>, string | number>>];

/** `t('deleteTitle', { name })`: an unknown key and a forgotten parameter are type errors. */
export type Translate<Of extends Texts> = <Key extends keyof Of & string>(
  key: Key,
  ...params: Params<Of[Key]['ZHS']>
) => string;

/** By language, dictionary and key. */
type TenantTexts = Readonly<Partial<Record<Language, Readonly<Record<string, Dictionary>>>>>;
const useTenantTexts = create<TenantTexts>(() => ({}));

/** Replaces a tenant's own texts, which are looked up before the built-in ones. */
export const setTenantTexts = (of: Language, texts: Readonly<Record<string, Dictionary>>) =>
  useTenantTexts.setState({ [of]: texts });

const registered = new Map<string, Texts>();
/** Every dictionary that was loaded, by its name. */
export const loadedTexts: ReadonlyMap<string, Texts> = registered;

/** A text in the user's language; undefined where the dictionary has none of this name, or is not loaded. */
export const textNamed = (name: string, key: string): string | undefined =>
  useTenantTexts.getState()[language()]?.[name]?.[key] ?? registered.get(name)?.[key]?.[language()];

/** Renders again when the language changes, or what a tenant calls things. */
export function useTextChanges() {
  useLanguage();
  useTenantTexts();
}

/**
 * The texts of one module in every language; `useText` in components, `text` outside of them. `title` names it in the
 * language settings.
 */
export const dictionary = <const Of extends Texts & { readonly title: Text }>(name: string, texts: Of) =>
  dictionaryPart(name, texts);

/** What is needed of a dictionary where the rest of it is not loaded yet. */
export function dictionaryPart<const Of extends Texts>(name: string, texts: Of) {
  registered.set(name, { ...registered.get(name), ...texts });
  const text: Translate<Of> = (key, ...params) => fill(textNamed(name, key)!, params[0]);
  const useText = (): Translate<Of> => {
    useTextChanges();
    return text;
  };
  return { useText, text };
}
