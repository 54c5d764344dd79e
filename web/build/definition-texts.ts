import type { Plugin } from 'vite';

/**
 * Parts of all definitions as data, by the name of the module that has them. Otherwise the pages that need only these
 * would load every definition with its schemas.
 */
const modules: Readonly<Record<string, () => Promise<object>>> = {
  /** The dictionaries of all definitions, for the page of the tenant's texts. */
  'virtual:definition-texts': async () => {
    const [{ definitions }, { definitionTexts: textsOf, dictionaryOf }] = await Promise.all([
      import('@edp/contract/all-records.ts'),
      import('@edp/contract/kernel/record/definition-texts.ts'),
    ]);
    return Object.fromEntries(definitions.map((record) => [dictionaryOf(record), textsOf(record)]));
  },
  /** By noun, the word for one of its records. */
  'virtual:record-words': async () => {
    const { records } = await import('@edp/contract/all-records.ts');
    return Object.fromEntries(records.map(({ noun, one }) => [noun.name, one]));
  },
};

export function definitionTexts(): Plugin {
  return {
    name: 'edp-definition-texts',
    resolveId: (source) => (source in modules ? `\0${source}` : null),
    async load(id) {
      // A copy has a query.
      const data = id.startsWith('\0') ? modules[id.slice(1).split('?')[0]!] : undefined;
      return data ? `export default ${JSON.stringify(await data())}` : null;
    },
  };
}
