import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const contract = resolve(import.meta.dirname, '../../../../contract/src');
const imported = /(?:from|import\() ?'((?:\.{1,2}|@edp\/contract)\/[^']+)'/g;

/**
 * The files that these files import, directly or not, and they themselves: what they do depends on nothing else in the
 * repository.
 */
export function reachedFiles(files: readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(imported)) {
      visit(
        path!.startsWith('.') ? resolve(dirname(file), path!) : join(contract, path!.slice('@edp/contract'.length)),
      );
    }
  };
  files.forEach(visit);
  return [...reached].toSorted();
}
