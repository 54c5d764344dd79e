import type { Plugin } from 'vite';

const query = '?built-in';

/**
 * The page of the tenant's texts has copies of all texts. Some take their labels from modules of the contract, or from
 * what is made of the definitions: the copies take copies of these too. Otherwise the page would load the lists whose
 * chunks the modules are in.
 */
export function copyLabelsWithTexts(): Plugin {
  return {
    name: 'edp-text-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.endsWith(query) || !/\/contract\/modules\/|^virtual:/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}${query}`;
    },
  };
}
