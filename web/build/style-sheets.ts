import type { Plugin } from 'vite';

/** Parts of what Rolldown hands over: a chunk of scripts, with the names of its style sheets, or a file. */
interface Output {
  type: 'chunk' | 'asset';
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  moduleIds?: string[];
  source?: string | Uint8Array;
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Three style sheets instead of one for each chunk, which would all be requests: what the pages before login need, what
 * few pages need (`rare`), and the rest, which is loaded with the first part of it. In each the order of the rules is the
 * same on every page.
 */
export function styleSheets({ rare }: { rare: RegExp }): Plugin {
  const isRare = ({ moduleIds = [] }: Output) => {
    const sheets = moduleIds.filter((id) => id.endsWith('.css'));
    return sheets.length > 0 && sheets.every((id) => rare.test(id));
  };
  return {
    name: 'edp-style-sheets',
    apply: 'build',
    // Before Vite writes into each chunk which style sheets its imports need.
    generateBundle(_options, bundle) {
      const outputs = bundle as unknown as Record<string, Output>;
      const { first, later } = chunksInOrder(outputs);
      const groups = Object.entries({
        entry: first,
        pages: later.filter((chunk) => !isRare(chunk)),
        rare: later.filter(isRare),
      });
      for (const [name, chunks] of groups) {
        const parts = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        if (parts.size === 0) continue;
        const source = [...parts].map((part) => outputs[part]!.source).join('');
        const whole = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }));
        for (const { viteMetadata } of chunks) {
          if (!viteMetadata || viteMetadata.importedCss.size === 0) continue;
          viteMetadata.importedCss.clear();
          viteMetadata.importedCss.add(whole);
        }
        for (const part of parts) if (part !== whole) delete outputs[part];
      }
    },
  };
}

/** The entry with what it imports, and all that is loaded on demand; each behind what it imports. */
function chunksInOrder(outputs: Readonly<Record<string, Output>>) {
  const seen = new Set<string>();
  const onDemand = new Set<string>();
  const collect = (name: string): Output[] => {
    const output = outputs[name];
    if (output?.type !== 'chunk' || seen.has(name)) return [];
    seen.add(name);
    const imported = output.imports!.flatMap(collect);
    output.dynamicImports!.forEach((each) => onDemand.add(each));
    return [...imported, output];
  };
  const first = Object.keys(outputs).flatMap((name) => (outputs[name]!.isEntry ? collect(name) : []));
  const later: Output[] = [];
  // The set grows meanwhile.
  for (const name of onDemand) later.push(...collect(name));
  return { first, later };
}
