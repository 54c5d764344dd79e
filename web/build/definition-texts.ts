import type { Plugin } from 'vite';

const name = 'virtual:definition-texts';

/**
 * The dictionaries of all definitions as data. Otherwise the page of the tenant's texts would load every definition
 * with its schemas.
 */
export function definitionTexts(): Plugin {
  return {
    name: 'edp-definition-texts',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const [{ definitions }, { definitionTexts: textsOf, dictionaryOf }] = await Promise.all([
        import('@edp/contract/all-records.ts'),
        import('@edp/contract/kernel/record/definition-texts.ts'),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(definitions.map((record) => [dictionaryOf(record), textsOf(record)])))}`;
    },
  };
}
