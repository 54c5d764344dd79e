import { languagePack, ownTextOf, type LanguagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { useMemo } from 'react';
import { z } from 'zod';
import { request } from '../../kernel/http/api.ts';
import type { Dictionary } from '../../kernel/text/text.ts';
import { useSaveForm } from '../../ui/form/engine/use-save-form.ts';

/** The texts that differ from the built-in ones. */
const changedFrom = (builtIn: Dictionary, own: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(own).map(([key, text]) => [key, text?.trim() ?? ''] as const).filter(([key, text]) => text !== '' && text !== builtIn[key]));

const mapTexts = <To>(builtIn: Dictionary, to: (text: string, key: string) => To) => Object.fromEntries(Object.entries(builtIn).map(([key, text]) => [key, to(text, key)]));

export const pathOf = (key: string) => `texts.${key}`;

/** The form of a tenant's own texts of one page; an empty one is the built-in text. */
export function usePackForm(pack: LanguagePack, builtIn: Dictionary, onSaved: () => void) {
  const schema = useMemo(() => z.object({ texts: z.object(mapTexts(builtIn, ownTextOf)) }), [builtIn]);
  const fields = useMemo(
    () => Object.fromEntries(Object.entries(builtIn).map(([key, text]) => [pathOf(key), { label: key, render: (own: unknown) => (own as string) || text }])),
    [builtIn],
  );
  const { functionName, languageType } = pack;
  return useSaveForm({
    call: languagePack.save,
    schema,
    // Texts that this version of the page does not have are kept.
    initial: { ...pack, texts: { ...mapTexts(builtIn, () => ''), ...pack.texts } },
    draftKey: `${functionName} ${languageType}`,
    fields,
    send: ({ version, texts }) => request(languagePack.save, { functionName, languageType, version: version as number, texts: changedFrom(builtIn, texts as Dictionary) }),
    onSaved,
  });
}
